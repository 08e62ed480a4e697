/** The part of the package that is used; it brings no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakEvent {
    readonly type: string;
    /** Counted in letters, from 1. */
    readonly text_position: number;
    readonly word_length: number;
    /** Milliseconds. */
    readonly audio_position: number;
    readonly id: string | number | undefined;
  }

  interface EspeakWorker {
    /** 0 when the voice was found. */
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_range(range: number): void;
    get_samplerate(): number;
    /** True from the listener ends the speech. */
    synthesize(
      text: string,
      listener: (samples: Int16Array | null, events: readonly EspeakEvent[]) => boolean,
    ): void;
  }

  const open: () => Promise<{
    readonly eSpeakNGWorker: new () => EspeakWorker;
    readonly FS: { writeFile(path: string, text: string): void };
  }>;
  export default open;
}
