//! The server's resources at a moment, from the operating system.

use std::time::Instant;

use crate::subject::Subject;

/// The server's resources at a moment, from the operating system.
#[derive(Clone, Copy)]
pub(super) struct Sample {
    /// Minutes since the start.
    minutes: f64,
    /// Memory in bytes.
    pub(super) memory: u64,
    pub(super) files: u64,
    pub(super) threads: u64,
}

impl Sample {
    pub(super) fn take(subject: &Subject, start: Instant) -> anyhow::Result<Self> {
        Ok(Self {
            minutes: start.elapsed().as_secs_f64() / 60.0,
            memory: subject.memory()?,
            files: subject.files()?,
            threads: subject.threads()?,
        })
    }
}

/// Returns the growth of memory in KiB per minute: the slope of the best straight line.
pub(super) fn slope(samples: &[Sample]) -> f64 {
    let count = samples.len() as f64;
    let mean = |of: fn(&Sample) -> f64| samples.iter().map(of).sum::<f64>() / count;
    let (time, memory) = (mean(|s| s.minutes), mean(|s| s.memory as f64 / 1024.0));
    let fold = |of: &dyn Fn(&Sample) -> f64| samples.iter().map(of).sum::<f64>();
    let over = fold(&|s| (s.minutes - time) * (s.memory as f64 / 1024.0 - memory));
    let under = fold(&|s| (s.minutes - time).powi(2));
    if under == 0.0 { 0.0 } else { over / under }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slope_is_that_of_the_line_through_the_middle() {
        let sample =
            |(minutes, kib): (f64, u64)| Sample { minutes, memory: kib * 1024, files: 0, threads: 0 };
        let line = [(1.0, 110), (2.0, 120), (4.0, 140)].map(sample);
        assert!((slope(&line) - 10.0).abs() < 1e-9);
        let noise = [(0.0, 100), (1.0, 130), (2.0, 100)].map(sample);
        assert!(slope(&noise).abs() < 1e-9);
        assert!(slope(&line[..1]).abs() < 1e-9, "one point has no slope");
    }
}
