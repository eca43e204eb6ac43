//! What is sealed for a browser so that the push service in between cannot read it (RFC 8291, with RFC 8188 under it). The
//! primitives are those of `ring`, which TLS brings along; here they are only put together.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

use super::Subscriber;

/// The size of a record, as it is announced; all that we send is one of them.
const RECORD: u32 = 4096;

/// Every message is filled up to so many bytes: its length tells nothing.
const FILLED: usize = 512;

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(from: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    from.expand(info, Bytes(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// Key and nonce of a record, from what both sides have agreed on.
fn keys(shared: &[u8], to: &Subscriber, own: &[u8], salt: &[u8; 16]) -> Result<([u8; 16], [u8; 12]), Unspecified> {
    let agreed = Salt::new(HKDF_SHA256, &to.auth).extract(shared);
    let input: [u8; 32] = expand(&agreed, &[b"WebPush: info\0", &to.key, own])?;
    let from = Salt::new(HKDF_SHA256, salt).extract(&input);
    Ok((expand(&from, &[b"Content-Encoding: aes128gcm\0"])?, expand(&from, &[b"Content-Encoding: nonce\0"])?))
}

/// A record with its head.
fn record(shared: &[u8], to: &Subscriber, own: &[u8], salt: &[u8; 16], text: &[u8], filled: usize) -> Result<Vec<u8>, Unspecified> {
    let (key, nonce) = keys(shared, to, own, salt)?;
    let mut sealed = text.to_vec();
    // The last record ends with a two, and whatever fills it up with nothing.
    sealed.push(2);
    sealed.resize(sealed.len().max(filled), 0);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)?;
    let length = u8::try_from(own.len()).map_err(|_| Unspecified)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[length], own, &sealed].concat())
}

/// Seals a text for a browser. Fails if what it gave as its key is none.
pub fn seal(to: &Subscriber, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let (random, mut salt) = (SystemRandom::new(), [0; 16]);
    random.fill(&mut salt)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &to.key[..]);
    agree_ephemeral(own, &theirs, |shared| record(shared, to, public.as_ref(), &salt, text, FILLED))?
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;

    use super::*;

    fn read(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap_or_default()
    }

    /// The example of RFC 8291, from what both sides have agreed on.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let to = Subscriber {
            key: read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
                .try_into()
                .unwrap_or([0; 65]),
            auth: read("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap_or([0; 16]),
        };
        let own = read("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap_or([0; 16]);
        let shared = read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let sealed = record(&shared, &to, &own, &salt, b"When I grow up, I want to be a watermelon", 0).unwrap_or_default();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed), expected);
    }

    #[test]
    fn all_messages_are_of_one_length_and_no_two_alike() {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).and_then(|own| own.compute_public_key());
        let key = own.ok().and_then(|key| key.as_ref().try_into().ok()).unwrap_or([0; 65]);
        let to = Subscriber { key, auth: [7; 16] };
        let [one, two] = ["a", "something longer"].map(|text| seal(&to, text.as_bytes()).unwrap_or_default());
        assert!(one.len() == two.len() && one.len() > FILLED, "{} {}", one.len(), two.len());
        assert_ne!(seal(&to, b"a").unwrap_or_default(), one);
        assert!(seal(&Subscriber { key: [4; 65], auth: [0; 16] }, b"a").is_err(), "no point of the curve");
    }
}
