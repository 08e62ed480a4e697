import type { GameEvent } from '@flink/game-kit/model/template.ts';
import type { Look, Specimen } from './specimen.ts';

declare global {
  interface Window {
    /** For tools that walk through every specimen: screenshots, axe. */
    __gallery?: { readonly specimens: readonly { id: string; look: Look; title: string }[] };
    /** For programs that write in the editor on the page: what it holds. */
    __document?: () => unknown;
    /** For programs that try the editor on the page: empties it, and makes what it shows again by its controls. Null: it holds what none of them offers. */
    __author?: { make(): Promise<{ readonly wanted: unknown; readonly made: unknown } | null> };
    /** For programs that play the game on the page: what its robot would do next; null while the game is busy. */
    __game?: { readonly move: (aim: 'right' | 'wrong') => GameEvent | null };
  }
}

export function expose(specimens: readonly Specimen[]): void {
  window.__gallery = { specimens: specimens.map(({ id, look, title }) => ({ id, look, title })) };
}
