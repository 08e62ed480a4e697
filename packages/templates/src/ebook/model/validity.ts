import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { MOST_SPEED } from '@flink/game-kit/model/reading/reading.ts';
import { isTooSmall } from './room.ts';
import { BOX_LETTERS, type EbookData, type EbookOptions, type Page } from './schema.ts';

/** A page shows, says or plays something. */
export function problemCheck({ boxes, image, video, audio }: Page): Issue[] {
  const filled = boxes.some(({ text }) => text.trim() !== '') || image || video || audio;
  return filled ? [] : [{ code: 'page.empty', path: [] }];
}

export const validity = (data: EbookData): readonly Issue[] => problemIssues(data.problems, problemCheck);

/** Spec 2 §8: the book is read all the same, but no speed is shown. */
function timerWarnings({ totalWords, benchmark }: EbookData, { displayTimer }: EbookOptions): Issue[] {
  if (!displayTimer) return [];
  return [
    ...(totalWords === undefined ? [{ code: 'timer.noWords', path: ['gameData', 'totalWords'] }] : []),
    ...(benchmark !== undefined && benchmark > MOST_SPEED
      ? [{ code: 'timer.tooFast', path: ['gameData', 'benchmark'], params: { most: MOST_SPEED } }]
      : []),
    ...(benchmark === undefined ? [{ code: 'timer.noBenchmark', path: ['gameData', 'benchmark'] }] : []),
  ];
}

/** On a page that is one sheet a box grows where its words need it, over what lies below. */
const smallBoxes =
  (letters: number) =>
  ({ boxes }: Page): Issue[] =>
    boxes.flatMap((box, index) =>
      isTooSmall(box, letters) ? [{ code: 'box.small', path: ['boxes', index] }] : [],
    );

export const warnings = (data: EbookData, options: EbookOptions): readonly Issue[] => [
  ...problemWarnings(data.problems, problemCheck, smallBoxes(options.fontSize ?? BOX_LETTERS.size)),
  ...timerWarnings(data, options),
];
