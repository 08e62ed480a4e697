import { isDeepStrictEqual } from 'node:util';
import { contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import type { Result } from '@flink/game-kit/model/loop/effect.ts';
import { type PlayThrough, playThrough, replay } from '@flink/game-kit/model/loop/play-through.ts';
import type { AnyTemplate, GameEvent } from '@flink/game-kit/model/template.ts';
import type { Fixture, FixtureKind } from './fixture.ts';

export interface LoadedFixture extends Fixture {
  readonly name: string;
  readonly kind: FixtureKind;
}

type Aim = 'right' | 'wrong';
type Game = PlayThrough<unknown, GameEvent>;

/** More than any game of a fixture needs, few enough to see soon that one goes round in circles. */
const LIMIT = 2_000;
const SEEDS = [1, 2, 3, 2 ** 31, -7];

function told(issues: readonly Issue[]): string[] {
  return issues.map(({ code, path }) => `${code} at ${path.join('.') || 'the root'}`).sort();
}

export function versionOf(content: unknown): unknown {
  return typeof content === 'object' && content !== null && 'version' in content
    ? content.version
    : undefined;
}

/** A game does without what it cannot read; a fixture that stands for something must be read whole. */
function leftOutOf(template: AnyTemplate, content: unknown): readonly Issue[] {
  const read = readContent(template, content);
  return read.ok ? read.leftOut : [];
}

export function fixtureProblems(template: AnyTemplate, fixture: LoadedFixture): string[] {
  const issues = contentIssues(template, fixture.content, fixture.locale);
  if (fixture.kind === 'invalid') {
    const found = told(issues);
    const expected = told(fixture.issues ?? []);
    if (expected.length === 0) return [`${fixture.name}: name the issues it must give`];
    if (isDeepStrictEqual(found, expected)) return [];
    return [
      `${fixture.name}: must give ${expected.join(', ')}, but gives ${found.join(', ') || 'no issue at all'}`,
    ];
  }
  const found = told(issues.length > 0 ? issues : leftOutOf(template, fixture.content));
  const version = versionOf(fixture.content);
  const isOld = typeof version === 'number' && version < template.version;
  const problems = found.map((issue) => `${fixture.name}: ${issue}`);
  if (fixture.kind === 'old' && !isOld) {
    problems.push(`${fixture.name}: is of version ${version}, which is not older than ${template.version}`);
  }
  if (fixture.kind === 'valid' && isOld) {
    problems.push(`${fixture.name}: is of version ${version}; copy it to a name that begins with old-`);
  }
  return problems;
}

function resultProblem(result: Result, aim: Aim, hasScore: boolean): string | null {
  const mistakes = result.kind === 'score' ? result.score.problemsAnsweredIncorrectly : 0;
  const mastered =
    result.kind === 'verdict'
      ? result.verdict === 'mastered'
      : result.score.problemsAnsweredCorrectly === result.score.allProblemsCount && mistakes === 0;
  if (aim === 'right' && !mastered)
    return `every move was right, but the result is ${JSON.stringify(result)}`;
  if (aim === 'wrong' && mastered) return `a move was wrong, but the result is ${JSON.stringify(result)}`;
  if ((result.kind === 'score') !== hasScore)
    return `the result is a ${result.kind}, but the template says ${hasScore ? 'nothing of it' : 'hasScore: false'}`;
  return null;
}

function endingProblem(game: Game, aim: Aim, hasScore: boolean): string | null {
  const [result] = game.results;
  if (game.ending === 'stuck') return 'nothing moves any more and there is no result';
  if (game.ending === 'endless' || result === undefined) {
    return `there is no end after ${game.events.length} events`;
  }
  if (game.results.length > 1) return `there are ${game.results.length} results`;
  return resultProblem(result, aim, hasScore);
}

function stateProblem(game: Game): string | null {
  const at = game.states.findIndex(
    (state) => !isDeepStrictEqual(JSON.parse(JSON.stringify(state) ?? 'null'), state),
  );
  if (at === -1) return null;
  const event = at === 0 ? 'the start' : `the event ${JSON.stringify(game.events[at - 1])}`;
  return `the state after ${event} does not survive being saved as JSON`;
}

export const PACES = ['keen', 'dawdling', 'quitting'] as const;

/** Plays the fixture with several seeds: it must end, once, as aimed, and end there again on replay. */
export function robotProblems(
  template: AnyTemplate,
  fixture: LoadedFixture,
  aim: Aim,
  pace: (typeof PACES)[number],
): string[] {
  if (aim === 'wrong' && !template.robot.canBeWrong) return [];
  const read = readContent(template, fixture.content);
  if (!read.ok) return told(read.issues).map((issue) => `${fixture.name}: ${issue}`);
  const teams = template.multiplayer ? [1, 2, 3] : [1];
  return SEEDS.flatMap((seed, index) => {
    const players = teams[index % teams.length] ?? 1;
    const setting = { players, locale: fixture.locale ?? 'en' };
    const game = playThrough(template, read.content, seed, { aim, pace, ...setting, limit: LIMIT });
    const isReplayed = () =>
      isDeepStrictEqual(replay(template, read.content, seed, game.events, setting), game.states.at(-1));
    // Thousands of moves that lead nowhere are told once and not looked through.
    const more =
      game.ending === 'endless'
        ? []
        : [stateProblem(game), isReplayed() ? null : 'its events lead elsewhere when they are replayed'];
    return [endingProblem(game, aim, template.hasScore ?? true), ...more]
      .filter((problem) => problem !== null)
      .map(
        (problem) =>
          `${fixture.name}, ${pace}, aiming ${aim} with seed ${seed} and ${players} players: ${problem}`,
      );
  });
}
