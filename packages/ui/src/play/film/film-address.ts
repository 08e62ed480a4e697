/** Films of the installation; others have nothing beside them. */
const FILM = /^(\/(?:videos|quick-start|animations)\/[^?#]+)\.\w+$/;

/** Where the captions and the picture of a film are: beside it (API, serve-films.ts). */
export function besideFilm(source: string): { readonly captions: string; readonly poster: string } | null {
  const [, path] = FILM.exec(source) ?? [];
  return path === undefined ? null : { captions: `${path}.vtt`, poster: `${path}.poster` };
}

/** A clip of drawings and voices, which the product plays itself. */
export const isClip = (source: string): boolean => source.endsWith('.json');
