import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { playable, problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { allAlike } from '@flink/game-kit/model/content/twins.ts';
import type { ConcentrationData, MatchType, Problem } from './schema.ts';

/** Spec 2 §5. */
const LEAST_MATCHES = 6;
const LEAST_TYPES = 2;
/** Two matches: with one alone nothing has to be remembered. */
export const LEAST_CARDS = 4;
/** The drawing: up to 4 × 5 cards, then a second board. */
export const MOST_CARDS = 20;

/** The two sides of a match, by their places among the types. */
export function sidesOf({ matchTypes }: Pick<ConcentrationData, 'matchTypes'>) {
  return matchTypes
    .flatMap(({ type }, place) => (type === undefined ? [] : [{ type, place }]))
    .slice(0, LEAST_TYPES);
}

const SHOWS: Readonly<Record<MatchType, (card: Piece) => boolean>> = {
  text: ({ text }) => text.trim() !== '',
  image: ({ image }) => Boolean(image),
  audio: ({ audio }) => Boolean(audio),
};

const problemCheck =
  (data: Pick<ConcentrationData, 'matchTypes'>) =>
  ({ cards }: Problem): Issue[] =>
    sidesOf(data).flatMap(({ type, place }): Issue[] => {
      const card = cards[place];
      return card && SHOWS[type](card) ? [] : [{ code: 'card.empty', path: ['cards', place] }];
    });

export const matchesOf = (data: ConcentrationData): readonly Problem[] =>
  playable(data.problems, problemCheck(data));

/** Spec 2 §5: match types, problems and cards per level; at least 6 valid problems and 2 match types with a type. */
export function validity(data: ConcentrationData): readonly Issue[] {
  const issues: Issue[] = [];
  if (sidesOf(data).length < LEAST_TYPES)
    issues.push({ code: 'matchTypes.few', path: ['gameData', 'matchTypes'] });
  if (!data.cardsPerLevel.some((cards) => cards >= LEAST_CARDS))
    issues.push({ code: 'cardsPerLevel.few', path: ['gameData', 'cardsPerLevel'] });
  return [...issues, ...problemIssues(data.problems, problemCheck(data), LEAST_MATCHES)];
}

/** Where one side of all matches looks the same, every two cards match. */
export function asks(data: ConcentrationData): readonly Issue[] {
  const issues = validity(data);
  if (issues.length > 0) return issues;
  const matches = matchesOf(data);
  const isNone = sidesOf(data).some(({ place }) =>
    allAlike(matches.flatMap(({ cards }) => cards[place] ?? [])),
  );
  return isNone ? [{ code: 'cards.same', path: ['gameData', 'problems'] }] : [];
}

/** Spec 2 §4: at most twice the valid matches. */
export const cardsOf = (asked: number, matches: number): number => Math.min(asked, matches * 2);

/** Matches that are not played, and levels that are played on more than one table. */
export function warnings(data: ConcentrationData): readonly Issue[] {
  const matches = matchesOf(data).length;
  const large = data.cardsPerLevel.flatMap((cards, level): Issue[] =>
    cardsOf(cards, matches) > MOST_CARDS
      ? [{ code: 'cardsPerLevel.many', path: ['gameData', 'cardsPerLevel', level] }]
      : [],
  );
  return [...problemWarnings(data.problems, problemCheck(data), undefined, LEAST_MATCHES), ...large];
}
