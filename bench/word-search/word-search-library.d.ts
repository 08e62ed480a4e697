/** The part of the library's own door that is compared with ours; it brings no types. */
declare module '@blex41/word-search' {
  export default class WordSearch {
    constructor(options: {
      readonly cols: number;
      readonly rows: number;
      readonly dictionary: readonly string[];
      readonly maxWords: number;
      readonly disabledDirections: readonly string[];
      readonly backwardsProbability: number;
      readonly diacritics: boolean;
    });
    /** Those that it found a place for. */
    readonly words: readonly unknown[];
  }
}
