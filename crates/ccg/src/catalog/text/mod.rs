//! Card texts, composed from the effect trees: one renderer per language with its own small lexicon, because nouns must
//! agree. Nothing here is stored, so a text cannot disagree with the rules.
