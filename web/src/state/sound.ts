// A soft bell of two notes, synthesized here without a file.

let context: AudioContext | null = null;

export function chime() {
  try {
    context ??= new AudioContext();
    void context.resume();
    const start = context.currentTime + 0.02;
    for (const [n, pitch] of [659.25, 880].entries()) {
      const [at, note, loudness] = [start + n * 0.16, context.createOscillator(), context.createGain()];
      note.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, at);
      loudness.gain.linearRampToValueAtTime(0.06, at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      note.connect(loudness).connect(context.destination);
      note.start(at);
      note.stop(at + 0.55);
    }
  } catch {
    // The browser has no sound, or requires a click first.
  }
}
