import { chunkSizes } from './browser/chunk-sizes.ts';
import { evening } from './browser/evening.ts';
import { interactions } from './browser/interactions.ts';
import { largeActivity } from './browser/large-activity.ts';
import { largeMenu } from './browser/large-menu.ts';
import { lighthouse } from './browser/lighthouse.ts';
import { menuBuilderKeys } from './browser/menu-builder.ts';
import { wordPictureDrawing } from './browser/word-pictures.ts';
import { kilobytes, megabytes, type Row, seconds, verdict } from './measuring/rows.ts';
import { nation } from './nation/nation.ts';
import { exporting } from './server/exporting.ts';
import { finishing } from './server/finishing.ts';
import { generating } from './server/generate.ts';
import { largeTables } from './server/large-table.ts';
import { outages } from './server/outages.ts';
import { paying } from './server/paying.ts';
import { type ReadRatio, readThroughTheStack } from './server/read-ratio.ts';
import { speaking } from './server/speech.ts';
import { startsAndMemory } from './server/starts.ts';
import {
  againstTheLibrary,
  FASTER_GOAL,
  randomLists,
  type SizeMeasured,
  WORD_COUNTS,
} from './word-search/word-search.ts';

type Say = (line: string) => void;

/** Called with figures as soon as they are there. */
type Show = (rows: readonly Row[]) => void;

export interface Part {
  readonly name: string;
  /** What is being done, for who waits. */
  readonly doing: string;
  /** Needs neither a browser nor the built web app. */
  readonly alone?: true;
  /** The result is for a program. */
  measure(say: Say, show: Show): Promise<unknown>;
}

/** A part measures and says how its figures are shown. */
function part<Result>(
  name: string,
  doing: string,
  run: (say: Say) => Result | Promise<Result>,
  rowsOf: (result: Awaited<Result>) => readonly Row[],
): Part {
  return {
    name,
    doing,
    measure: async (say, show) => {
      const result = await run(say);
      show(rowsOf(result));
      return result;
    },
  };
}

/** A menu a hundred times larger opens as fast, but for what a page with more on it takes to draw. */
const MOST_RATIO = 1.2;
/** Caches fill up a little at first. */
const MOST_GROWTH = 1.05;

const perSecond = ({ perSecond, p50Ms, p99Ms }: ReadRatio['whole']) =>
  `${perSecond.toFixed(0)} a second, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
const microseconds = ({ processorMs }: ReadRatio['whole']) => `${(processorMs * 1_000).toFixed(0)} µs`;

const rowsOfSize = (size: SizeMeasured): readonly Row[] => [
  [
    `a word search of ${size.words} words: ours, @blex41/word-search`,
    `${size.oursMs.toFixed(2)} ms, ${size.librarysMs.toFixed(1)} ms  (${size.faster.toFixed(0)} times faster)`,
    `≥ ${FASTER_GOAL} times`,
    verdict(size.faster >= FASTER_GOAL),
  ],
  [
    'their side in the mean; lists with a larger grid than the library',
    `${size.ourSide.toFixed(1)}, ${size.librarysSide.toFixed(1)} letters; ${size.larger}`,
    '0',
    verdict(size.larger === 0),
  ],
];

/** In the order in which they are measured. */
export const PARTS: readonly Part[] = [
  part('starts', 'Starting twice', startsAndMemory, (starts) => [
    ['first start', seconds(starts.firstMs), '', ''],
    [
      'second start',
      seconds(starts.secondMs),
      `< ${seconds(starts.secondGoalMs)}`,
      verdict(starts.secondMs < starts.secondGoalMs),
    ],
    ['memory after start', `${(starts.residentBytes / 2 ** 20).toFixed(0)} MB`, '', ''],
  ]),
  part('read', 'Reading through the whole stack and bare, in turns', readThroughTheStack, (read) => [
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
  ]),
  part('speech', 'Having thirty words read aloud, twice', speaking, (speech) => [
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
  ]),
  part('finishing', 'Finishing activities', finishing, (finished) => [
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
  ]),
  {
    ...part('export', 'Exporting a million rows', exporting, (exported) => [
      [`an export of ${exported.rows} rows`, seconds(exported.makingMs), '', ''],
      ...Object.entries(exported.grownBytes).map(
        ([doing, bytes]): Row => [
          doing === 'making' ? 'memory that making it takes' : `memory that taking it as ${doing} takes`,
          megabytes(bytes),
          `≤ ${megabytes(exported.goalBytes)}`,
          verdict(bytes <= exported.goalBytes),
        ],
      ),
      ['the server at its highest meanwhile', megabytes(exported.highestBytes), '', ''],
    ]),
    alone: true,
  },
  part(
    'outages',
    'Killing PostgreSQL two hundred times',
    () => outages(),
    (killed) => [
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
    ],
  ),
  part(
    'evening',
    'Spending an evening on a small phone',
    () => evening(),
    (phone) => [
      ['first visit to a password field, bad line, 6× slower', seconds(phone.doorMs), '', ''],
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
        'memory of the tab, after each of a group and after 50',
        `${megabytes(phone.heapAfterFew)}, ${megabytes(phone.heapAfterMany)}`,
        'no growth',
        verdict(phone.heapAfterMany <= phone.heapAfterFew * MOST_GROWTH),
      ],
    ],
  ),
  part('menu', 'Opening a menu of 50 and one of 5,000 activities, in turns', largeMenu, (menu) => [
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
  ]),
  part('builder', 'Walking and moving in a menu of 5,000 entries', menuBuilderKeys, (builder) => [
    ...(['walking', 'moving'] as const).map(
      (what): Row => [
        `menu builder, ${builder.entries} entries, ${what}: a key to its frame, 4 times slower`,
        `usually ${builder[what].usualMs.toFixed(0)} ms, at most ${builder[what].longestMs.toFixed(0)} ms`,
        `< ${builder.goalMs} ms`,
        verdict(builder[what].longestMs < builder.goalMs),
      ],
    ),
  ]),
  part('editor', 'Opening an activity of 200 problems and writing in it', largeActivity, (editor) => [
    [
      `an activity of ${editor.problems} problems, from its data to its first problem`,
      `${editor.openedMs.toFixed(0)} ms`,
      `≤ ${editor.openedGoalMs} ms`,
      verdict(editor.openedMs <= editor.openedGoalMs),
    ],
    ['usual answer to a key in it, 4× slower', `${editor.usualKeyMs.toFixed(0)} ms`, '', ''],
    [
      'worst answer to a key in it, 4× slower',
      `${editor.keyMs.toFixed(0)} ms`,
      `≤ ${editor.keyGoalMs} ms`,
      verdict(editor.keyMs <= editor.keyGoalMs),
    ],
  ]),
  {
    ...part('tables', 'Leafing, sorting and searching in tables of 200,000 rows', largeTables, (tables) =>
      tables.map(({ table, worstMs, goalMs, asked }) => [
        `table of 200,000 ${table}: the slowest of ${Object.keys(asked).length} questions`,
        `${worstMs.toFixed(0)} ms (${Object.keys(asked).find((query) => asked[query] === worstMs)})`,
        `≤ ${goalMs} ms`,
        verdict(worstMs <= goalMs),
      ]),
    ),
    alone: true,
  },
  {
    ...part('reports', 'Asking for reports over a nation (--small: a tenth of one)', nation, (asked) => [
      ...Object.entries(asked.reports).map(
        ([report, p95]): Row => [
          `${report} over ${asked.learners} learners, ${asked.rows} rows of play`,
          `p95 ${p95.toFixed(0)} ms`,
          `≤ ${asked.reportGoalMs} ms`,
          verdict(p95 <= asked.reportGoalMs),
        ],
      ),
      ...(asked.rebuilt
        ? (
            [
              ['report totals made from nothing', asked.rebuilt.fromNothingMs],
              ['report totals checked that are right', asked.rebuilt.againMs],
            ] as const
          ).map(
            ([what, took]): Row => [
              what,
              seconds(took),
              `≤ ${seconds(asked.rebuildGoalMs)}`,
              verdict(took <= asked.rebuildGoalMs),
            ],
          )
        : []),
      ...(asked.played
        ? ([
            [
              'a finished game in the report of its center after',
              `${asked.played.lagMs.toFixed(0)} ms`,
              `≤ ${asked.lagGoalMs} ms`,
              verdict(asked.played.lagMs <= asked.lagGoalMs),
            ],
            [
              'finished activities with sums / without',
              asked.played.finishing.toFixed(2),
              `≥ ${asked.finishingGoal}`,
              verdict(asked.played.finishing >= asked.finishingGoal),
            ],
          ] satisfies readonly Row[])
        : []),
    ]),
    alone: true,
  },
  {
    ...part('generate', 'Making games of twenty words', generating, (made) => [
      [
        `${made.words} words made to ${made.games} games, with writing them`,
        `${made.madeMs.toFixed(0)} ms`,
        `≤ ${made.madeGoalMs} ms`,
        verdict(made.madeMs <= made.madeGoalMs),
      ],
      [
        'preview of one of them',
        `${made.previewMs.toFixed(0)} ms`,
        `≤ ${made.previewGoalMs} ms`,
        verdict(made.previewMs <= made.previewGoalMs),
      ],
    ]),
    alone: true,
  },
  {
    ...part('paying', 'Telling of payments twice, in any order, through crashes', paying, (storm) => [
      [
        `${storm.events.toLocaleString('en-US')} events of payments: no grant without money, no money without grant`,
        seconds(storm.milliseconds),
        'balanced',
        verdict(storm.balanced),
      ],
    ]),
    alone: true,
  },
  part('lighthouse', 'Asking Lighthouse, five times for each page', lighthouse, (audits) =>
    audits.map(({ page, performance, performances, accessibility }) => [
      `Lighthouse, mobile: ${page}`,
      `performance ${performance} (${performances.join(', ')}), accessibility ${accessibility}`,
      '',
      '',
    ]),
  ),
  part('pictures', 'Drawing word pictures', wordPictureDrawing, (pictures) => [
    [
      'twelve word pictures, 6× slower: flat, cut out of paper',
      `${pictures.flatMs.toFixed(0)} ms, ${pictures.cutMs.toFixed(0)} ms  (${pictures.ratio.toFixed(1)} times)`,
      '',
      '',
    ],
  ]),
  {
    name: 'interactions',
    doing: 'Playing every game on a processor four times slower',
    measure: (say, show) =>
      interactions(say, ({ template, worstMs, goalMs, work }) =>
        show([
          [
            `worst answer to a touch in ${template}, 4× slower`,
            `${worstMs.toFixed(0)} ms`,
            `≤ ${goalMs} ms`,
            verdict(worstMs <= goalMs),
          ],
          [
            `work of the page for a touch in ${template}, not slowed`,
            `usually ${work.usualMs.toFixed(1)} ms, at most ${work.longestMs.toFixed(1)} ms`,
            '',
            '',
          ],
        ]),
      ),
  },
  {
    name: 'word-search',
    doing: 'Making word searches, ours and a library in turns',
    alone: true,
    measure: async (say, show) => {
      const sizes = WORD_COUNTS.map((words) => {
        const size = againstTheLibrary(words);
        show(rowsOfSize(size));
        return size;
      });
      const random = randomLists(say);
      show([
        [
          `random lists in six scripts without a grid, of ${random.lists}`,
          String(random.failures),
          '0',
          verdict(random.failures === 0),
        ],
      ]);
      return { sizes, random };
    },
  },
  part('chunks', 'Weighing what was built', chunkSizes, (chunks) =>
    chunks.map(({ name, bytes, budget }) => [
      `JavaScript of ${name}`,
      kilobytes(bytes),
      `≤ ${kilobytes(budget)}`,
      verdict(bytes <= budget),
    ]),
  ),
];
