import type { BudgetEntry } from '../tools/build/budgets.ts';
import type { Evening } from './evening.ts';
import type { Finishing } from './finishing.ts';
import type { Interactions } from './interactions.ts';
import type { LargeMenu } from './large-menu.ts';
import type { Audit } from './lighthouse.ts';
import type { Outages } from './outages.ts';
import type { ReadRatio } from './read-ratio.ts';
import type { Speaking } from './speech.ts';
import type { Starts } from './starts.ts';
import type { PictureDrawing } from './word-pictures.ts';

export interface Results {
  readonly read: ReadRatio;
  readonly starts: Starts;
  readonly speech: Speaking;
  readonly finished: Finishing;
  readonly killed: Outages;
  readonly phone: Evening;
  readonly menu: LargeMenu;
  readonly audits: readonly Audit[] | null;
  readonly pictures: PictureDrawing;
  readonly interactions: readonly Interactions[];
  readonly chunks: readonly BudgetEntry[];
}

/** A menu a hundred times larger opens as fast, but for what a page with more on it takes to draw. */
const MOST_RATIO = 1.2;
/** Caches fill up a little at first. */
const MOST_GROWTH = 1.05;

type Row = readonly [what: string, figure: string, goal: string, verdict: string];

export function printed(results: Results): string {
  const { read, starts, speech, finished, killed, phone, menu, audits, pictures, interactions, chunks } =
    results;
  const rows: Row[] = [
    ['read, whole stack', perSecond(read.whole), '', ''],
    ['read, bare Fastify + pg', perSecond(read.bare), '', ''],
    [
      'whole / bare',
      `${read.ratio.toFixed(2)}  (rounds ${read.ratioRange.map((one) => one.toFixed(2)).join(' to ')})`,
      `≥ ${read.goal}`,
      verdict(read.meetsGoal),
    ],
    [
      'processor time, bare / whole',
      `${read.processorRatio.toFixed(2)}  (${microseconds(read.bare)} to ${microseconds(read.whole)} a read)`,
      '',
      '',
    ],
    ['first start', seconds(starts.firstMs), '', ''],
    [
      'second start',
      seconds(starts.secondMs),
      `< ${seconds(starts.secondGoalMs)}`,
      verdict(starts.secondMs < starts.secondGoalMs),
    ],
    ['memory after start', `${(starts.residentBytes / 2 ** 20).toFixed(0)} MB`, '', ''],
    [
      'a word read aloud, first time',
      `p50 ${speech.firstP50Ms.toFixed(0)} ms, p95 ${speech.firstP95Ms.toFixed(0)} ms`,
      `< ${speech.firstGoalMs} ms`,
      verdict(speech.firstP95Ms < speech.firstGoalMs),
    ],
    [
      'a word read aloud, kept',
      `p50 ${speech.keptP50Ms.toFixed(1)} ms, p95 ${speech.keptP95Ms.toFixed(1)} ms`,
      `< ${speech.keptGoalMs} ms`,
      verdict(speech.keptP95Ms < speech.keptGoalMs),
    ],
    [
      'largest of these words',
      `${(speech.largestBytes / 1_000).toFixed(1)} KB`,
      '≤ 8 KB',
      verdict(speech.largestBytes <= 8_000),
    ],
    [
      'finished activities',
      `${finished.perSecond.toFixed(0)} a second`,
      `≥ ${finished.perSecondGoal}`,
      verdict(finished.perSecond >= finished.perSecondGoal),
    ],
    [
      'one of them',
      `p50 ${finished.p50Ms.toFixed(1)} ms, p99 ${finished.p99Ms.toFixed(1)} ms`,
      `p99 ≤ ${finished.p99GoalMs} ms`,
      verdict(finished.p99Ms <= finished.p99GoalMs),
    ],
    [
      `PostgreSQL killed ${killed.outages} times under load: longest gap`,
      `${seconds(killed.longestMs)}, ${seconds(killed.longestStalledMs)} of it the machine's  (half of them ≤ ${seconds(killed.p50Ms)})`,
      `≤ ${seconds(killed.longestGoalMs)}`,
      verdict(killed.tooLong === 0),
    ],
    [
      'of what was acknowledged meanwhile, lost or doubled',
      `${killed.lost} lost, ${killed.doubledSeconds} s doubled of ${killed.acknowledged}`,
      '0',
      verdict(killed.lost === 0 && killed.doubledSeconds === 0),
    ],
    [
      'sign-in to first activity, bad line, 6× slower',
      seconds(phone.coldMs),
      `≤ ${seconds(phone.coldGoalMs)}`,
      verdict(phone.coldMs <= phone.coldGoalMs),
    ],
    [
      'the same activity on the next visit',
      seconds(phone.nextMs),
      `≤ ${seconds(phone.nextGoalMs)}`,
      verdict(phone.nextMs <= phone.nextGoalMs),
    ],
    ['another one, never opened before', seconds(phone.anotherMs), '', ''],
    [
      'memory of the tab, after 10 and 50 activities',
      `${megabytes(phone.heapAfterFew)}, ${megabytes(phone.heapAfterMany)}`,
      'no growth',
      verdict(phone.heapAfterMany <= phone.heapAfterFew * MOST_GROWTH),
    ],
    ...([50, 5_000] as const).map((count): Row => {
      const { board, level, group } = count === 50 ? menu.small : menu.large;
      return [
        `menu of ${count} activities: board, level, group`,
        [board, level, group].map((one) => `${one.toFixed(0)} ms`).join(', '),
        '',
        '',
      ];
    }),
    ['5,000 activities / 50', menu.ratio.toFixed(2), `≤ ${MOST_RATIO}`, verdict(menu.ratio <= MOST_RATIO)],
    ...(audits ?? []).map(
      ({ page, performance, accessibility }): Row => [
        `Lighthouse, mobile: ${page}`,
        `performance ${performance}, accessibility ${accessibility}`,
        '',
        '',
      ],
    ),
    [
      'twelve word pictures, 6× slower: flat, cut out of paper',
      `${pictures.flatMs.toFixed(0)} ms, ${pictures.cutMs.toFixed(0)} ms  (${pictures.ratio.toFixed(1)} times)`,
      '',
      '',
    ],
    ...interactions.map(
      ({ template, worstMs, goalMs }): Row => [
        `worst answer to a touch in ${template}, 4× slower`,
        `${worstMs.toFixed(0)} ms`,
        `≤ ${goalMs} ms`,
        verdict(worstMs <= goalMs),
      ],
    ),
    ...chunks.map(
      ({ name, bytes, budget }): Row => [
        `JavaScript of ${name}`,
        kilobytes(bytes),
        `≤ ${kilobytes(budget)}`,
        verdict(bytes <= budget),
      ],
    ),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

const perSecond = ({ perSecond, p50Ms, p99Ms }: ReadRatio['whole']) =>
  `${perSecond.toFixed(0)} a second, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
const microseconds = ({ processorMs }: ReadRatio['whole']) => `${(processorMs * 1_000).toFixed(0)} µs`;
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB gzip`;
const verdict = (met: boolean) => (met ? 'met' : 'NOT MET');
