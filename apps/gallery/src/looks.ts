import type { Look, Specimen } from './specimen.ts';

/** Each look brings styles for the whole page, so each is fetched only when it is shown. */
const loaders: Record<Look, () => Promise<readonly Specimen[]>> = {
  play: async () => (await import('./play-parts/index.ts')).playParts,
  office: async () => (await import('./office-parts/index.ts')).officeParts,
  template: async () => (await import('./templates/index.ts')).templateSpecimens,
};

export const looks: readonly Look[] = ['play', 'office', 'template'];

export const specimensOf = (look: Look): Promise<readonly Specimen[]> => loaders[look]();

export async function allSpecimens(): Promise<readonly Specimen[]> {
  const lists = await Promise.all(looks.map(specimensOf));
  return lists.flat();
}
