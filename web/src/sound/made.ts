// The sounds themselves, made by the browser: tones and noise, no file.
import type { Sound } from './kinds';

/** The place of a sound: the context, the next node, and the start in the context's seconds. */
interface At {
  context: BaseAudioContext;
  out: AudioNode;
  start: number;
}

/** Rises in a moment, and dies away. */
function envelope({ gain }: GainNode, start: number, rise: number, fall: number, loud: number) {
  gain.setValueAtTime(1e-4, start);
  gain.linearRampToValueAtTime(loud, start + rise);
  gain.exponentialRampToValueAtTime(1e-4, start + rise + fall);
}

interface Tone {
  /** The delay, the length and the loudness. */
  at?: number;
  long: number;
  loud: number;
  shape?: OscillatorType;
  /** The pitch at the end. */
  to?: number;
  rise?: number;
}

function tone({ context, out, start }: At, pitch: number, it: Tone) {
  const { at = 0, long, loud, shape = 'sine', to, rise = 0.005 } = it;
  const [note, loudness, begin] = [context.createOscillator(), context.createGain(), start + at];
  note.type = shape;
  note.frequency.setValueAtTime(pitch, begin);
  if (to) note.frequency.exponentialRampToValueAtTime(to, begin + long);
  envelope(loudness, begin, rise, long, loud);
  note.connect(loudness).connect(out);
  note.start(begin);
  note.stop(begin + long + 0.05);
}

interface Noise {
  at?: number;
  long: number;
  loud: number;
  /** The narrowness of the band. */
  narrow: number;
  to?: number;
}

/** A second of noise by context. */
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  noises.set(context, made);
  return made;
}

function noise({ context, out, start }: At, pitch: number, { at = 0, long, loud, narrow, to }: Noise) {
  const [source, band, loudness] = [
    context.createBufferSource(),
    context.createBiquadFilter(),
    context.createGain(),
  ];
  const begin = start + at;
  source.buffer = noiseOf(context);
  band.type = 'bandpass';
  band.Q.value = narrow;
  band.frequency.setValueAtTime(pitch, begin);
  if (to) band.frequency.exponentialRampToValueAtTime(to, begin + long);
  envelope(loudness, begin, 0.004, long, loud);
  source.connect(band).connect(loudness).connect(out);
  source.start(begin);
  source.stop(begin + long + 0.05);
}

export const made: Record<Sound, (at: At) => void> = {
  /** Paper on felt, and a soft tap. */
  card(at) {
    noise(at, 2600, { long: 0.09, loud: 0.16, narrow: 0.8, to: 900 });
    noise(at, 320, { at: 0.07, long: 0.06, loud: 0.22, narrow: 1.5 });
  },
  /** Two small coins. */
  coin(at) {
    tone(at, 2093, { long: 0.12, loud: 0.06 });
    tone(at, 3136, { at: 0.03, long: 0.22, loud: 0.05 });
    tone(at, 5274, { at: 0.03, long: 0.1, loud: 0.02 });
  },
  /** Bronze on bronze. */
  clash(at) {
    noise(at, 1800, { long: 0.16, loud: 0.25, narrow: 3, to: 700 });
    tone(at, 740, { long: 0.35, loud: 0.05, shape: 'triangle' });
    tone(at, 1109, { long: 0.28, loud: 0.04, shape: 'square', to: 1080 });
    tone(at, 95, { long: 0.18, loud: 0.25, to: 50 });
  },
  /** Three taps of a mallet, then a fifth. */
  build(at) {
    for (let n = 0; n < 3; n += 1) {
      noise(at, 420 + n * 90, { at: n * 0.11, long: 0.07, loud: 0.3, narrow: 4 });
      tone(at, 130 + n * 24, { at: n * 0.11, long: 0.09, loud: 0.16, shape: 'triangle' });
    }
    tone(at, 523, { at: 0.36, long: 0.45, loud: 0.06 });
    tone(at, 784, { at: 0.4, long: 0.45, loud: 0.05 });
  },
  /** Clay slides, and sets. */
  tile(at) {
    noise(at, 700, { long: 0.2, loud: 0.1, narrow: 1, to: 1500 });
    noise(at, 240, { at: 0.2, long: 0.09, loud: 0.3, narrow: 3 });
    tone(at, 160, { at: 0.2, long: 0.1, loud: 0.12, shape: 'triangle' });
  },
  /** A soft bell of two notes. */
  turn(at) {
    tone(at, 659.25, { long: 0.48, loud: 0.06, rise: 0.02 });
    tone(at, 880, { at: 0.16, long: 0.48, loud: 0.06, rise: 0.02 });
  },
  /** Five notes up, the last one long. */
  win(at) {
    [392, 523, 659, 784, 1047].forEach((pitch, n) => {
      tone(at, pitch, { at: n * 0.12, long: n > 3 ? 1.1 : 0.3, loud: 0.08, shape: 'triangle' });
      tone(at, pitch * 2, { at: n * 0.12, long: 0.3, loud: 0.02 });
    });
  },
  /** Three notes down, and warm. */
  loss(at) {
    [523, 440, 349].forEach((pitch, n) => {
      tone(at, pitch, { at: n * 0.2, long: n > 1 ? 0.7 : 0.35, loud: 0.06, shape: 'triangle' });
      tone(at, pitch / 2, { at: n * 0.2, long: 0.4, loud: 0.04 });
    });
  },
};
