import type { LoopOptions } from '@flink/game-kit/model/content/options.ts';
import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { soundOf } from '@flink/game-kit/model/content/piece.ts';
import { samePiece } from '@flink/game-kit/model/content/twins.ts';
import type { Effect, Step } from '@flink/game-kit/model/loop/effect.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import type { GameView } from '@flink/game-kit/model/loop/game-view.ts';
import { lessonOfRight, lessonOfWrong } from '@flink/game-kit/model/loop/lesson.ts';
import type { LoopEvent, LoopState, RoundRules, Turn } from '@flink/game-kit/model/loop/loop.ts';
import { type Draw, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { GameSetting, Robot } from '@flink/game-kit/model/template.ts';
import type { ConcentrationData, ConcentrationOptions } from './schema.ts';
import { cardsOf, LEAST_CARDS, MOST_CARDS, matchesOf, sidesOf } from './validity.ts';

/** Spec 2 §4 and §9. */
export const CHECK_MS = 1_200;
export const FINISH_SECONDS = 5;
export const PARTIAL_AT = 4;
const AT_ONCE = 2;

type Match = readonly [Piece, Piece];

interface Table {
  readonly matches: readonly Match[];
  readonly reward: string | null;
  readonly back: string | null;
}

interface Card extends Piece {
  readonly match: number;
  readonly side: 0 | 1;
}

export interface Round {
  readonly cards: readonly Card[];
  /** Those that lie open and are not judged yet. */
  readonly open: readonly number[];
  /** Those that are out of the game, two by two. */
  readonly resolved: readonly number[];
  /** Who found each two, by the place in the team. */
  readonly finders: readonly number[];
  /** Those that somebody has looked at. */
  readonly seen: readonly number[];
  /** A picture for who has cleared the table. */
  readonly reward: string | null;
  /** What all cards look like from behind; null for the back of the theme. */
  readonly back: string | null;
}

type Open = { readonly type: 'open'; readonly place: number };
type Check = { readonly type: 'check' };
type Move = Open | Check;
export type ConcentrationState = LoopState<Table, Round>;
export type ConcentrationEvent = LoopEvent<Move>;

const inTurn = (files: readonly string[], level: number): string | null =>
  files[level % (files.length || 1)] ?? null;

/** Two matches that share one face and differ in the other leave cards over that belong to nothing. */
const mixUp = ([one, other]: Match, [first, second]: Match): boolean =>
  samePiece(one, first) !== samePiece(other, second);

/** As many as can lie on one table. */
function together(matches: readonly Match[], count: number): readonly Match[] {
  const chosen: Match[] = [];
  for (const match of matches)
    if (chosen.length < count && !chosen.some((other) => mixUp(match, other))) chosen.push(match);
  return chosen;
}

/** How many matches lie on each board of a level: as few boards as hold them, with about as many on each. */
function boardsOf(matches: number): readonly number[] {
  const boards = Math.ceil((matches * 2) / MOST_CARDS);
  return Array.from(
    { length: boards },
    (_, board) => Math.round(((board + 1) * matches) / boards) - Math.round((board * matches) / boards),
  );
}

/** More than an evening has; a number without end would never lie on the table. */
const MOST_PLAYS = 20;

/** The matches level by level, each before any comes again. */
function tables(data: ConcentrationData, seed: RandomState): Draw<readonly Table[]> {
  const [one, other] = sidesOf(data);
  const all = matchesOf(data).flatMap(({ cards }): Match[] => {
    const [first, second] = [cards[one?.place ?? 0], cards[other?.place ?? 1]];
    return first && second ? [[first, second]] : [];
  });
  const plays = Math.min(MOST_PLAYS, Math.max(1, Math.floor(data.numberOfPlays)));
  const levels = Array.from({ length: plays }, () => data.cardsPerLevel).flat();
  let random = seed;
  let left: readonly Match[] = [];
  const value = levels
    .filter((cards) => cards >= LEAST_CARDS)
    .flatMap((cards) => boardsOf(Math.floor(cardsOf(cards, all.length) / 2)))
    .map((count, level): Table => {
      if (left.length < count) {
        const mixed = shuffle(random, all);
        random = mixed.random;
        left = [...left, ...mixed.value.filter((match) => !left.includes(match))];
      }
      const matches = together(left, count);
      left = left.filter((match) => !matches.includes(match));
      return { matches, reward: inTurn(data.rewardGraphics, level), back: inTurn(data.cardbacks, level) };
    });
  return { value, random };
}

const partnerOf = ({ cards }: Round, place: number): Card | undefined => {
  const card = cards[place];
  return cards.find((other) => other.match === card?.match && other.side !== card.side);
};

/** Twins are as good as each other: two cards belong together when the author wrote such two. */
function belong(round: Round, one: number, other: number): boolean {
  const [first, second] = [round.cards[one], round.cards[other]];
  if (!first || !second || one === other || first.side === second.side) return false;
  const isSame = (card: Card, partner: Card | undefined) => partner !== undefined && samePiece(card, partner);
  return (
    first.match === second.match ||
    isSame(first, partnerOf(round, other)) ||
    isSame(second, partnerOf(round, one))
  );
}

const closed = ({ cards, open, resolved }: Round): readonly number[] =>
  cards.flatMap((_card, place) => (open.includes(place) || resolved.includes(place) ? [] : [place]));

function open(round: Round, { place }: Open): Turn<Round> {
  const card = round.cards[place];
  if (!card || round.open.length === AT_ONCE || !closed(round).includes(place))
    return { round, verdict: 'nothing' };
  const seen = round.open.length === 0 ? round.seen : [...new Set([...round.seen, ...round.open, place])];
  return { round: { ...round, open: [...round.open, place], seen }, verdict: 'nothing' };
}

/** Whether the learner had seen where the partner of the first card lies before the second was opened. */
function couldKnow(round: Round, first: number, second: number): boolean {
  const before = round.seen.filter(
    (place) => place !== first && place !== second && !round.resolved.includes(place),
  );
  return before.some((place) => belong(round, first, place));
}

function check(round: Round): Turn<Round> {
  const [first, second] = round.open;
  if (first === undefined || second === undefined) return { round, verdict: 'nothing' };
  const [one, other] = [round.cards[first], round.cards[second]];
  if (!belong(round, first, second)) {
    return {
      round: { ...round, open: [] },
      verdict: 'wrong',
      // Nobody knows a card that was never open: only what could be remembered counts.
      missed: couldKnow(round, first, second) ? [one?.match ?? 0] : [],
      lesson: lessonOfWrong(named(other), named(one)),
    };
  }
  const resolved = [...round.resolved, first, second];
  return {
    round: { ...round, open: [], resolved },
    verdict: resolved.length === round.cards.length ? 'right' : 'part',
    lesson: one?.side === 0 ? lessonOfRight(named(other), one) : lessonOfRight(named(one), other),
  };
}

/** A picture is called what it shows. */
const named = (card: Card | undefined): Piece | undefined =>
  card && {
    text: card.text.trim() || card.name || '',
    ...(card.audio ? { audio: card.audio } : {}),
    ...(card.image ? { image: card.image } : {}),
  };

const rules: RoundRules<Table, Round, Move> = {
  deal: ({ matches, reward, back }, random) => {
    const cards = shuffle(
      random,
      matches.flatMap(([first, second], match): Card[] => [
        { ...first, match, side: 0 },
        { ...second, match, side: 1 },
      ]),
    );
    return {
      value: { cards: cards.value, open: [], resolved: [], finders: [], seen: [], reward, back },
      random: cards.random,
    };
  },
  play: (round, move) => (move.type === 'open' ? open(round, move) : check(round)),
  delayFrom: 'answer',
  reveal: (round) => ({ ...round, open: [], resolved: round.cards.map((_card, place) => place) }),
  parts: ({ cards, resolved }) =>
    cards
      .flatMap(({ match, side }, place) => (side === 0 ? [{ match, place }] : []))
      .toSorted((one, other) => one.match - other.match)
      .map(({ place }) => resolved.includes(place)),
};

const game = defineGame<ConcentrationData, LoopOptions, Table, Round, Move>({
  inOrder: (data, _options, random) => tables(data, random),
  rules,
  moves: { right: () => ({ type: 'check' }), wrong: () => null },
});

type Out = Step<ConcentrationState, ConcentrationEvent>;

export const start = (
  data: ConcentrationData,
  options: ConcentrationOptions,
  seed: RandomState,
  setting: GameSetting,
): Out => game.start(data, { ...options, delayBeforeNext: FINISH_SECONDS }, seed, setting);

const later: Effect<ConcentrationEvent> = { type: 'delay', milliseconds: CHECK_MS, next: { type: 'check' } };

/** What a card says when it is opened: its recording, its words, or what its picture shows. */
function spoken({ round, locale }: ConcentrationState, place: number): readonly Effect<ConcentrationEvent>[] {
  const card = round.cards[place];
  const sound = card && soundOf(card);
  if (sound) return [{ type: 'sound', sound }];
  const text = card?.text.trim() || card?.name?.trim();
  return text ? [{ type: 'speech', text, locale }] : [];
}

export function step(state: ConcentrationState, event: ConcentrationEvent): Out {
  const { state: next, effects } = game.step(state, event);
  const isFull = next.phase === 'playing' && next.round.open.length === AT_ONCE;
  if (event.type === 'open' && next.round.open.length > state.round.open.length)
    return { state: next, effects: [...effects, ...spoken(next, event.place), ...(isFull ? [later] : [])] };
  // Somebody who comes back finds two cards open: they are judged as if nothing had happened.
  if (event.type === 'start' && isFull) return { state: next, effects: [...effects, later] };
  const found = event.type === 'check' && next.round.resolved.length > state.round.resolved.length;
  if (!found) return { state: next, effects };
  const finders = [...next.round.finders, state.players?.turning ?? 0];
  const isPartial = next.round.resolved.length === PARTIAL_AT && state.marks.length === 0;
  return {
    state: { ...next, round: { ...next.round, finders } },
    effects: isPartial ? [...effects, { type: 'partial' }] : effects,
  };
}

/** One table alone is told match by match; several are told table by table. */
export function view(state: ConcentrationState): GameView<ConcentrationEvent> {
  const told = game.view(state);
  if (state.problems.length > 1 || state.phase === 'resolved' || state.phase === 'over') return told;
  const { cards, resolved } = state.round;
  const progress = Array.from({ length: cards.length / 2 }, (_, pair) =>
    pair * 2 < resolved.length ? 'right' : pair * 2 === resolved.length ? 'now' : 'todo',
  );
  return { ...told, progress };
}

/** Remembers everything; one that means to be wrong forgets until it has cost something. */
export const robot: Robot<ConcentrationState, ConcentrationEvent> = {
  canBeWrong: true,
  move: ({ phase, round, missed }, aim) => {
    if (phase !== 'playing' || round.open.length === AT_ONCE) return null;
    const places = closed(round);
    const [first] = round.open;
    const isWrong = aim === 'wrong' && missed.length === 0 && places.length > AT_ONCE;
    if (first === undefined) {
      const known = places.find((place) => round.seen.some((seen) => belong(round, place, seen)));
      return { type: 'open', place: (isWrong ? known : undefined) ?? places[0] ?? 0 };
    }
    const fitting = places.find((place) => belong(round, first, place));
    const other = places.find((place) => !belong(round, first, place));
    return { type: 'open', place: (isWrong ? other : fitting) ?? fitting ?? other ?? 0 };
  },
};
