import type { Clip } from '@flink/contract/entities/clip.ts';
import type { Cue } from '@flink/contract/rules/films/captions.ts';
import { clipCues, clipSeconds } from '@flink/contract/rules/films/clip-timing.ts';
import type { FilmMedia } from '../film-media.ts';

/** How long a clip waits for a voice that does not come. */
const PATIENCE_MS = 4_000;

/** Of a line that is nearly over, nothing is read after a jump into it. */
const LEFT_SECONDS = 0.3;

/**
 * The clock of a clip, as a media element has one. A line is read to its end before the next one begins, however long the
 * voice takes.
 */
export class ClipMedia extends EventTarget implements FilmMedia {
  readonly duration: number;
  readonly #cues: readonly Cue[];
  readonly #voices: readonly HTMLAudioElement[];
  #time = 0;
  #paused = true;
  #muted = false;
  #frame = 0;
  #lastFrame = 0;
  /** The line whose voice was started; -1 before the first. */
  #said = -1;
  /** Until when the clock waits for that voice to begin; 0 where it does not. */
  #waitsUntil = 0;

  /** `voices` are addresses of sounds, one for each line. */
  constructor(clip: Clip, voices: readonly string[]) {
    super();
    this.duration = clipSeconds(clip);
    this.#cues = clipCues(clip);
    this.#voices = voices.map((address) => {
      const voice = new Audio();
      voice.preload = 'auto';
      voice.src = address;
      return voice;
    });
  }

  get paused() {
    return this.#paused;
  }

  get currentTime() {
    return this.#time;
  }

  set currentTime(seconds: number) {
    this.#hush();
    this.#time = Math.min(Math.max(0, seconds), this.duration);
    this.#said = -1;
    if (!this.#paused) void this.#speak().catch(() => undefined);
    this.#tell('seeked');
  }

  get muted() {
    return this.#muted;
  }

  set muted(muted: boolean) {
    this.#muted = muted;
    this.#hush();
    this.#said = -1;
    if (!muted && !this.#paused) void this.#speak().catch(() => undefined);
  }

  async play(): Promise<void> {
    if (!this.#paused) return;
    if (this.#time >= this.duration) this.currentTime = 0;
    this.#paused = false;
    const voice = this.#voices[this.#said];
    const started =
      voice && !this.#muted && !voice.ended && this.#isIn(this.#said) ? voice.play() : this.#speak();
    this.#lastFrame = performance.now();
    this.#frame = requestAnimationFrame(this.#step);
    this.#tell('play');
    try {
      await started;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return;
      this.pause();
      throw error;
    }
  }

  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    cancelAnimationFrame(this.#frame);
    this.#voices[this.#said]?.pause();
    this.#tell('pause');
  }

  /** Gives the sounds back; the clip is not played again. */
  close(): void {
    this.pause();
    for (const voice of this.#voices) voice.removeAttribute('src');
  }

  readonly #step = (now: number) => {
    const seconds = Math.min(now - this.#lastFrame, 250) / 1_000;
    this.#lastFrame = now;
    this.#goOn(seconds, now);
    if (!this.#paused) this.#frame = requestAnimationFrame(this.#step);
  };

  #goOn(seconds: number, now: number): void {
    if (this.#waitsUntil > now) return;
    this.#waitsUntil = 0;
    const end = this.#isSpeaking() ? (this.#cues[this.#said]?.end ?? this.duration) : this.duration;
    // It holds a moment before the next line while this one is still being read.
    const limit = this.#isSpeaking() ? Math.max(this.#time, end - 0.05) : end;
    this.#time = Math.min(this.#time + seconds, limit);
    void this.#speak().catch(() => undefined);
    this.#tell('timeupdate');
    if (this.#time < this.duration) return;
    this.pause();
    this.#tell('ended');
  }

  #isIn(line: number): boolean {
    const cue = this.#cues[line];
    return cue !== undefined && cue.start <= this.#time && this.#time < cue.end;
  }

  #isSpeaking(): boolean {
    const voice = this.#voices[this.#said];
    return voice !== undefined && !voice.paused && !voice.ended && voice.error === null;
  }

  /** Begins the line of this moment, unless it has begun. */
  async #speak(): Promise<void> {
    const line = this.#cues.findIndex((_, place) => this.#isIn(place));
    if (line < 0 || line === this.#said) return;
    this.#hush();
    this.#said = line;
    const [cue, voice] = [this.#cues[line], this.#voices[line]];
    if (!cue || !voice || this.#muted || voice.error !== null || cue.end - this.#time < LEFT_SECONDS) return;
    voice.currentTime = this.#time - cue.start;
    this.#waitFor(voice);
    await voice.play();
  }

  #waitFor(voice: HTMLAudioElement): void {
    if (voice.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) return;
    this.#waitsUntil = performance.now() + PATIENCE_MS;
    this.#tell('waiting');
    const goOn = () => {
      this.#waitsUntil = 0;
      this.#tell('playing');
    };
    voice.addEventListener('playing', goOn, { once: true });
    voice.addEventListener('error', goOn, { once: true });
  }

  #hush(): void {
    this.#voices[this.#said]?.pause();
    this.#waitsUntil = 0;
  }

  #tell(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}
