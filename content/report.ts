import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { models } from '@flink/templates/models.gen.ts';
import { MADE } from '../tools/build/made-sounds.ts';
import { RENDERED } from '../tools/build/rendered-scenes.ts';
import { documents } from './documents/documents.ts';
import { clipOf } from './films/clip-script.ts';
import { starterClips } from './films/starter-clips.ts';
import { LIBRARY_LOCALES, libraryGroups } from './library/library.ts';
import { wordlists } from './library/wordlists.ts';
import { wordPictures } from './pictures/word-pictures.ts';
import { meaningsIn } from './words/meanings.ts';
import { nounCategories } from './words/nouns.ts';
import { otherWordCategories } from './words/other-words.ts';

export interface ReportLine {
  readonly what: string;
  readonly count: number;
  /** Bytes of one; missing where nothing is weighed. */
  readonly mean?: number;
  readonly largest?: number;
  /** Where it must not weigh more: the mean of activities, the largest of everything else. */
  readonly budget?: { readonly of: 'mean' | 'largest'; readonly bytes: number };
}

const KB = 1_024;

const sizesIn = (folder: string, ending: string): number[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => statSync(join(folder, file)).size);

function weighed(what: string, sizes: readonly number[], budget?: ReportLine['budget']): ReportLine {
  const sum = sizes.reduce((total, size) => total + size, 0);
  return {
    what,
    count: sizes.length,
    mean: sum / Math.max(1, sizes.length),
    largest: Math.max(0, ...sizes),
    ...(budget ? { budget } : {}),
  };
}

/** What an activity makes a tablet fetch: its data and its pictures; voices are weighed by the bench. */
function activitySizes(pictures: ReadonlyMap<string, string>): number[] {
  return libraryGroups().flatMap(({ activities }) =>
    activities.map(({ data, templateAlias }) => {
      const template = models.get(templateAlias);
      const options = template?.options.parse(data['options']);
      const files = new Set(template?.media(data['gameData'], options) ?? []);
      const media = [...files].map(
        (file) => pictures.get(file.replace(/^\/pictures\/|#.*$/g, ''))?.length ?? 0,
      );
      return [JSON.stringify(data).length, ...media].reduce((total, size) => total + size, 0);
    }),
  );
}

/** Without the voice, which is made when a line is first heard. */
const clipSizes = (): number[] =>
  starterClips.flatMap((script) =>
    LIBRARY_LOCALES.map((locale) => Buffer.byteLength(JSON.stringify(clipOf(script, locale)))),
  );

/** What the library holds, and whether it keeps its budgets. */
export function report(): readonly ReportLine[] {
  const pictures = wordPictures();
  const nouns = [...nounCategories.values()].flat();
  return [
    { what: 'pictured nouns', count: nouns.length },
    { what: 'other words', count: [...otherWordCategories.values()].flat().length },
    ...LIBRARY_LOCALES.map((locale) => ({ what: `meanings in ${locale}`, count: meaningsIn[locale].size })),
    { what: 'wordlists', count: wordlists.length },
    weighed(
      'pictures',
      [...pictures.values()].map((svg) => Buffer.byteLength(svg)),
      { of: 'largest', bytes: 6 * KB },
    ),
    weighed('sounds', sizesIn(MADE, '.mp3'), { of: 'largest', bytes: 20 * KB }),
    weighed('painted scenes', sizesIn(RENDERED, '.webp')),
    { what: 'documents', count: documents.length },
    weighed('clips', clipSizes(), { of: 'largest', bytes: 30 * KB }),
    weighed('activities', activitySizes(pictures), { of: 'mean', bytes: 150 * KB }),
  ];
}

export const isOver = ({ budget, ...line }: ReportLine): boolean =>
  budget !== undefined && (line[budget.of] ?? 0) > budget.bytes;
