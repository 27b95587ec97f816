/** Quiet sounds, made of nothing but tones and noise. Off until a player wants them. */

import { settings } from "../settings.js";

/** @import { Phase } from "./viewer.js" */

/** @type {AudioContext | null} */
let context = null;
const LOUD = 0.08;

/** The device's sound, null where there is none or it is not wanted. */
function device() {
  if (settings.get("sound") === "off" || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // a browser lets a page be heard after the first press only
  return context;
}

/**
 * @param {AudioContext} audio
 * @param {number} at seconds from now
 * @param {number} length seconds
 * @param {number} loud
 */
function envelope(audio, at, length, loud) {
  const gain = audio.createGain();
  const begin = audio.currentTime + at;
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(audio.destination);
  return { gain, begin, end: begin + length };
}

/**
 * @param {AudioContext} audio
 * @param {number} pitch in hertz
 * @param {number} at
 * @param {number} length
 */
function tone(audio, pitch, at, length) {
  const { gain, begin, end } = envelope(audio, at, length, LOUD);
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  source.connect(gain);
  source.start(begin);
  source.stop(end);
}

/** A card that lands. @param {number} milliseconds from now */
export function land(milliseconds) {
  const audio = device();
  if (!audio) return;
  const length = 0.06;
  const { gain, begin } = envelope(audio, milliseconds / 1000, length, LOUD * 2);
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const soft = new BiquadFilterNode(audio, { type: "lowpass", frequency: 1400 });
  source.connect(soft).connect(gain);
  source.start(begin);
}

/** Hears what it becomes time for. */
export class Ears {
  /** @type {Phase | ""} */
  #heard = "";

  /** @param {Phase} phase */
  hear(phase) {
    const before = this.#heard;
    this.#heard = phase;
    if (before === phase || before === "") return;
    const audio = device();
    if (!audio) return;
    if (phase === "over") [392, 523.25, 659.25, 783.99].forEach((pitch, place) => tone(audio, pitch, place * 0.12, 0.5));
    else if (phase === "person") [523.25, 659.25].forEach((pitch, place) => tone(audio, pitch, place * 0.09, 0.3));
  }
}
