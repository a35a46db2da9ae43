import type { SoundName } from "../boards/contract.ts";

/** One short noise or tone. In seconds and hertz. */
interface Stroke {
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  readonly tone?: { readonly wave: OscillatorType; readonly from: number };
  /** Filtered noise, for paper, pencil and dice. */
  readonly noise?: { readonly around: number; readonly narrow: number };
}

const noise = (at: number, length: number, loud: number, around: number, narrow = 1): Stroke => ({
  at,
  length,
  loud,
  noise: { around, narrow },
});
const tone = (at: number, length: number, loud: number, from: number, wave: OscillatorType = "sine"): Stroke => ({
  at,
  length,
  loud,
  tone: { wave, from },
});

/** Short, dry, and never the only sign of anything. */
const SOUNDS: { readonly [name in SoundName]: readonly Stroke[] } = {
  card: [noise(0, 0.05, 0.5, 3200, 0.8), noise(0.03, 0.04, 0.3, 1400)],
  slide: [noise(0, 0.16, 0.25, 1900, 0.7)],
  turn: [noise(0, 0.22, 0.3, 5200, 0.6), tone(0.08, 0.26, 0.12, 659), tone(0.16, 0.22, 0.1, 880)],
  undo: [noise(0, 0.03, 0.5, 2400, 4), noise(0.09, 0.03, 0.35, 1800, 4)],
  coin: [tone(0, 0.3, 0.12, 1976, "triangle"), tone(0.05, 0.28, 0.1, 2637, "triangle")],
  bell: [tone(0, 0.36, 0.16, 988, "triangle"), tone(0, 0.3, 0.06, 2490)],
  horn: [tone(0, 0.17, 0.09, 466, "square"), tone(0.18, 0.2, 0.09, 349, "square")],
  stamp: [noise(0, 0.09, 0.9, 180, 0.7), noise(0, 0.03, 0.3, 900)],
  pencil: [noise(0, 0.11, 0.3, 4200, 1.4)],
  cross: [noise(0, 0.08, 0.3, 4000, 1.4), noise(0.12, 0.09, 0.3, 3600, 1.4)],
  dice: [0, 0.06, 0.11, 0.19, 0.26].map((at) => noise(at, 0.035, 0.5, 1100 + 900 * at, 3)),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** One of the house's sounds. */
export function sound(name: SoundName): void {
  context ??= new AudioContext();
  // Browsers hold a page's sound back until somebody has touched it.
  if (context.state === "suspended") void context.resume();
  for (const stroke of SOUNDS[name]) play(context, stroke);
}

function play(audio: AudioContext, { at, length, loud, tone, noise }: Stroke): void {
  const start = audio.currentTime + at + 0.005;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * 0.5, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(audio.destination);
  if (tone !== undefined) {
    const voice = new OscillatorNode(audio, { type: tone.wave, frequency: tone.from });
    voice.connect(volume);
    voice.start(start);
    voice.stop(start + length);
  }
  if (noise !== undefined) {
    const source = new AudioBufferSourceNode(audio, { buffer: hissOf(audio) });
    source
      .connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: noise.around, Q: noise.narrow }))
      .connect(volume);
    source.start(start);
    source.stop(start + length);
  }
}

/** Half a second of noise, made once. */
function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return hiss;
}
