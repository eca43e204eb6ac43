//! A connection that is given up when the other side takes next to nothing of what it is sent.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// What has to be taken while patience lasts, in bytes, as long as there is more to take: whoever takes a page byte by
/// byte holds all of it in memory meanwhile.
const LEAST: usize = 16 << 10;

/// Writes as long as enough is taken.
pub struct Patient<S> {
    stream: S,
    patience: Duration,
    /// Runs while something waits to be taken.
    waiting: Option<Pin<Box<Sleep>>>,
    /// How much was taken since it runs; nothing while it does not.
    taken: Option<usize>,
}

impl<S: AsyncWrite + Unpin> Patient<S> {
    /// Waits so long for a stream that takes next to nothing.
    pub fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient { stream, patience, waiting: None, taken: None }
    }

    /// Tries to write, and gives up after a while. `size` tells how much was taken.
    fn write<T>(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
        size: impl FnOnce(&T) -> usize,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(done) = write(Pin::new(&mut self.stream), context) {
            let more = done.as_ref().map_or(0, size);
            self.taken = self.taken.map(|taken| taken.saturating_add(more)).filter(|taken| *taken < LEAST);
            return Poll::Ready(done);
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        if self.taken.is_none() {
            self.taken = Some(0);
            waiting.as_mut().reset(Instant::now() + patience);
        }
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.write(context, |stream, context| stream.poll_write(context, bytes), |taken| *taken)
    }

    fn poll_write_vectored(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[IoSlice<'_>]) -> Poll<io::Result<usize>> {
        self.write(context, |stream, context| stream.poll_write_vectored(context, bytes), |taken| *taken)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // All that there was has been handed over: whatever comes next is given all the patience again.
        self.write(context, |stream, context| stream.poll_flush(context), |_| LEAST)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.write(context, |stream, context| stream.poll_shutdown(context), |_| LEAST)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failed assertion is what a test is for")]

    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    /// Sends a page to somebody who takes so much of it every 10 ms, with patience for 200 ms.
    async fn sent(page: usize, at_a_time: usize) -> io::Result<()> {
        let (ours, mut theirs) = duplex(at_a_time);
        let taking = tokio::spawn(async move {
            let mut bytes = vec![0; at_a_time];
            while theirs.read(&mut bytes).await.is_ok_and(|read| read > 0) {
                sleep(Duration::from_millis(10)).await;
            }
        });
        let mut patient = Patient::new(ours, Duration::from_millis(200));
        let written = tokio::time::timeout(Duration::from_secs(20), async {
            patient.write_all(&vec![b'x'; page]).await?;
            patient.flush().await
        });
        let written = written.await.expect("somebody lost patience");
        taking.abort();
        written
    }

    #[tokio::test]
    async fn whoever_takes_a_page_byte_by_byte_is_let_go() {
        assert_eq!(sent(1 << 20, 8).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        sent(256 << 10, 64 << 10).await.unwrap();
    }
}
