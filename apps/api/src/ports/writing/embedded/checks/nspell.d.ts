declare module 'nspell' {
  interface Dictionary {
    readonly aff: Uint8Array;
    readonly dic: Uint8Array;
  }
  interface Speller {
    correct(word: string): boolean;
  }
  export default function nspell(dictionary: Dictionary): Speller;
}
