import { inPlayOrder } from '@flink/game-kit/model/content/options.ts';
import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { isPlace } from '@flink/game-kit/model/kinds/moves.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import { lessonOfRight, lessonOfWrong } from '@flink/game-kit/model/loop/lesson.ts';
import type { LoopEvent, LoopState, RoundRules } from '@flink/game-kit/model/loop/loop.ts';
import { type Grid, layOut } from './grid.ts';
import { askedIn, type Instruction, instructionOf, sentenceOf } from './instruction.ts';
import type { DirectionsGridData, DirectionsGridOptions, Question } from './schema.ts';
import { type AskedIn, THINGS, type Thing } from './things.ts';
import { questionsOf } from './validity.ts';

interface Asked extends Question {
  readonly language: AskedIn;
  /** Heard as it comes; `audioBefore` holds the grid back until then. */
  readonly heard: boolean;
  readonly showGrid: boolean;
  readonly highlightItems: boolean;
}

interface Round extends Grid {
  readonly asked: Asked;
  readonly instruction: Instruction;
  readonly found: readonly number[];
  readonly tried: readonly number[];
}

type Touch = { readonly type: 'touch'; readonly place: number };
export type DirectionsGridState = LoopState<Asked, Round>;
export type DirectionsGridEvent = LoopEvent<Touch>;

/** Also spoken in the language in which it is asked, whatever that of the activity is. */
const pieceOf = ({ name, image }: Thing, language: AskedIn): Piece & { readonly locale: AskedIn } => ({
  text: name[language],
  locale: language,
  ...(image ? { image } : {}),
});

const isKnown = ({ found, tried, references }: Round, place: number): boolean =>
  [found, tried, references].some((places) => places.includes(place));

const open = (round: Round, right: boolean): readonly number[] =>
  round.cells.flatMap((thing, place) =>
    thing && !isKnown(round, place) && round.right.includes(place) === right ? [place] : [],
  );

const rules: RoundRules<Asked, Round, Touch> = {
  deal: (asked, random) => {
    const { value: grid, random: next } = layOut(asked, random);
    const from = grid.references.flatMap((place) => grid.cells[place] ?? []);
    const instruction = instructionOf(asked, from, asked.language);
    return { value: { ...grid, asked, instruction, found: [], tried: [] }, random: next };
  },
  play: (round, { place }) => {
    const thing = isPlace(round.cells, place) ? round.cells[place] : null;
    if (!thing || isKnown(round, place)) return { round, verdict: 'nothing' };
    const piece = pieceOf(thing, round.asked.language);
    if (!round.right.includes(place)) {
      return {
        round: { ...round, tried: [...round.tried, place] },
        verdict: 'wrong',
        lesson: lessonOfWrong(piece, {
          text: sentenceOf(round.instruction).slice(0, -1),
          locale: round.asked.language,
        }),
      };
    }
    const found = [...round.found, place];
    return {
      round: { ...round, found },
      verdict: found.length === round.right.length ? 'right' : 'part',
      lesson: lessonOfRight(piece),
    };
  },
  reveal: (round) => ({ ...round, found: round.right }),
  introduction: ({ heard, language }, { instruction }) =>
    heard ? { from: 'voice', text: sentenceOf(instruction), locale: language } : null,
  // Takes one away that is not asked for, as long as another one is left.
  clue: (round) => {
    const [first, second] = open(round, false);
    if (first === undefined || second === undefined) return null;
    return { ...round, tried: [...round.tried, first] };
  },
};

/** Which things stand in the grids is drawn by lot: those of every kind that is asked about must be there. */
export function media({ problems }: DirectionsGridData, options: DirectionsGridOptions): readonly string[] {
  const kinds = new Set(problems.map(({ assetsType }) => assetsType ?? options.assetsType));
  return [...kinds].flatMap((kind) => THINGS[kind].flatMap(({ image }) => image ?? []));
}

const touch = (place: number): Touch => ({ type: 'touch', place });

export const { start, step, view, robot } = defineGame<
  DirectionsGridData,
  DirectionsGridOptions,
  Asked,
  Round,
  Touch
>({
  inOrder: ({ problems }, options, random, { locale }) => {
    const language = askedIn(locale);
    const asked = problems.flatMap((own) => {
      const question: Asked = {
        gridSize: own.gridSize ?? options.gridSize,
        direction: own.direction ?? options.direction,
        requiredAnswers: own.requiredAnswers ?? options.requiredAnswers,
        assetsType: own.assetsType ?? options.assetsType,
        language,
        heard: options.instructionType !== 'TEXT',
        showGrid: own.showGrid ?? options.showGrid,
        highlightItems: own.highlightItems ?? options.highlightItems,
      };
      const { questionsNumber = options.questionsNumber } = own;
      return Array.from({ length: questionsOf({ questionsNumber }) }, () => question);
    });
    return inPlayOrder(asked, options, random);
  },
  rules,
  moves: {
    right: (round) => touch(open(round, true)[0] ?? 0),
    wrong: (round) => {
      const [place] = open(round, false);
      return place === undefined ? null : touch(place);
    },
  },
});
