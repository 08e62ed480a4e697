import {
  asText,
  type Fields,
  inPlaceOf,
  isFields,
  kindProblems,
} from '@flink/game-kit/model/content/kindly.ts';
import { runsOfHtml } from '@flink/game-kit/model/content/marked-runs.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

const isSpoken = ([, value]: readonly [string, unknown]): boolean => value !== null && value !== undefined;

/** Spec 3 §3, text block: its text may be the HTML in which it was written; `raw` is that of an editor. */
function boxOf(stored: unknown): unknown {
  const block: Fields = isFields(stored) ? stored : { text: stored };
  const { raw: _raw, ...box } = Object.fromEntries(Object.entries(block).filter(isSpoken));
  const text = asText(box['text']);
  return { ...box, text: typeof text === 'string' ? wordsIn(text) : text };
}

const wordsIn = (html: string): string =>
  runsOfHtml(html)
    .map(({ text }) => text)
    .join('')
    .trim();

/** Spec 2 §3 writes a page's text, spec 3 §3 its text boxes: one of them, or a list. */
function boxesOf({ boxes, textBoxes, text }: Fields): unknown {
  if (boxes !== undefined) return boxes;
  const stored = textBoxes ?? text;
  if (stored === undefined) return undefined;
  return Array.isArray(stored) ? stored.map(boxOf) : [boxOf(stored)];
}

const asPages = kindProblems((page) => {
  const { audioPath, text: _text, textBoxes: _textBoxes, ...rest } = page;
  return inPlaceOf(rest, { boxes: boxesOf(page), audio: rest['audio'] || audioPath || undefined });
});

/** Spec 2 §3: an ebook has pages, spec 3 §3 calls them slides. */
export const kindly: Migration = ({ options, gameData }) => {
  if (!isFields(gameData)) return { options, gameData };
  const { pages, slides, ...rest } = gameData;
  const problems = rest['problems'] ?? pages ?? slides;
  return asPages({ options, gameData: problems === undefined ? rest : { ...rest, problems } });
};
