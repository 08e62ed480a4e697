import type { Look, Specimen } from './specimen.ts';

declare global {
  interface Window {
    /** For tools that walk through every specimen: screenshots, axe. */
    __gallery?: { readonly specimens: readonly { id: string; look: Look; title: string }[] };
  }
}

export function expose(specimens: readonly Specimen[]): void {
  window.__gallery = { specimens: specimens.map(({ id, look, title }) => ({ id, look, title })) };
}
