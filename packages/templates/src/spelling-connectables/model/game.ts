import { playable } from '@flink/game-kit/model/content/problems.ts';
import {
  type ConnectingRound,
  type Connection,
  connectingMoves,
  connectingRules,
  type Join,
} from '@flink/game-kit/model/kinds/connecting.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import type { LoopEvent, LoopState } from '@flink/game-kit/model/loop/loop.ts';
import type { PersonName } from '@flink/game-kit/model/template.ts';
import { cleanText } from '@flink/game-kit/model/text/clean-text.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { gridFor, letterCount, lineOf, MOST_LETTERS } from './letters.ts';
import type { Problem, SpellingConnectablesData, SpellingConnectablesOptions } from './schema.ts';
import { problemCheck } from './validity.ts';

export type SpellingConnectablesState = LoopState<Connection, ConnectingRound>;
export type SpellingConnectablesEvent = LoopEvent<Join>;

/** Where nobody is known, as in a picture of the game, the fox lends his name. */
const NOBODY: PersonName = { firstname: 'Fletcher', lastname: 'Fox' };

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it can be seen, or none. */
function seen(name = ''): string {
  const letters = graphemes(cleanText(name), 'en').filter(
    (letter) => letter.trim() === '' || SEEN.test(letter),
  );
  return letters.join('').trim();
}

/** Spec 2 §6: the first name, the last name, or both; the other one where the wanted one is missing. */
function nameOf(mode: Problem['useNameMode'], learner: PersonName | undefined): string {
  const [first, last] = [seen(learner?.firstname), seen(learner?.lastname)];
  const wanted =
    mode === 'both' ? `${first} ${last}`.trim() : mode === 'last' ? last || first : first || last;
  const fitting = [wanted, first, last].find(
    (name) => name !== '' && letterCount(lineOf({ word: name, letters: [] })) <= MOST_LETTERS,
  );
  return fitting ?? nameOf(mode, NOBODY);
}

function connectionOf(problem: Problem, learner: PersonName | undefined): Connection {
  const { definition, image, audio, options, useName } = problem;
  const word = useName ? nameOf(problem.useNameMode, learner) : problem.word.trim();
  const line = lineOf(useName ? { word, letters: [] } : problem);
  return {
    question: {
      text: definition,
      ...(image ? { image } : {}),
      // The recording of a problem with a name cannot be that of the name.
      ...(audio && useName ? { audio } : {}),
    },
    whole: { text: word, ...(audio && !useName ? { audio } : {}) },
    line,
    extras: options,
    grid: gridFor(letterCount(line)),
  };
}

export const { start, step, view, robot } = defineGame<
  SpellingConnectablesData,
  SpellingConnectablesOptions,
  Connection,
  ConnectingRound,
  Join
>({
  problems: (data, { learner }) =>
    playable(data.problems, problemCheck).map((problem) => connectionOf(problem, learner)),
  rules: connectingRules,
  moves: connectingMoves,
});
