import { type ClipartPicture, clipartSchema } from '../model/clipart.ts';

/** More are found by their names. */
const MOST_SHOWN = 60;

export async function readClipart(address: string): Promise<readonly ClipartPicture[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the clipart answers ${answer.status}`);
  return clipartSchema.parse(await answer.json());
}

/** In the language of the story where it has a name there. */
export function nameIn({ en, es, sw }: ClipartPicture, locale: string): string {
  const [language] = locale.split('-');
  return language === 'es' ? es : language === 'sw' ? sw : en;
}

const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Those whose name begins with what is looked for come first, then those that hold it. */
export function foundClipart(
  all: readonly ClipartPicture[],
  wanted: string,
  locale: string,
): readonly ClipartPicture[] {
  const sought = bare(wanted);
  const names = new Map(all.map((picture) => [picture, bare(nameIn(picture, locale))]));
  const starts = all.filter((picture) => names.get(picture)?.startsWith(sought));
  const holds = all.filter((picture) => !starts.includes(picture) && names.get(picture)?.includes(sought));
  return [...starts, ...holds].slice(0, MOST_SHOWN);
}
