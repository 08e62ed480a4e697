import type { AnyTemplate, GameEvent } from '@flink/game-kit/model/template.ts';

/** The most things and places of one problem that are tried. */
const MOST_TRIED = 24;

const places = Array.from({ length: MOST_TRIED }, (_, place) => place);

/** Moves that bring one thing somewhere, or touch it; of other games the own robot knows a wrong move. */
function triesOf(right: GameEvent | null): readonly GameEvent[] {
  const { type = '' } = right ?? {};
  if (['choose', 'touch'].includes(type)) return places.map((place) => ({ type, place }));
  if (!['bring', 'put'].includes(type)) return [];
  return places.slice(0, 12).flatMap((place) => places.slice(0, 12).map((piece) => ({ type, piece, place })));
}

interface Looped {
  readonly phase: string;
  readonly current: number;
  readonly attempts: number;
  readonly said: { readonly text: string | null; readonly verdict: string; readonly turn: number };
}

const CHECK = { type: 'check' };

/** The template with a robot that tries every wrong answer before it gives a right one. */
export function wrongFirst(template: AnyTemplate): AnyTemplate {
  let current = -1;
  let left: readonly GameEvent[] = [];
  /** What follows a thing that was put: the check, and taking it back. */
  let following: readonly GameEvent[] = [];

  const isWrong = (before: Looped, after: Looped) =>
    after.said.verdict === 'wrong' && after.said.turn > before.said.turn;

  /** A move that is wrong now; of one that is judged by a check, what comes before it. */
  function nextWrong(state: Looped): GameEvent | null {
    while (left.length > 0) {
      const [move, ...rest] = left;
      left = rest;
      if (move === undefined) return null;
      const moved = template.step(state, move).state as Looped;
      if (isWrong(state, moved)) return move;
      if (move.type !== 'put') continue;
      if (!isWrong(moved, template.step(moved, CHECK).state as Looped)) continue;
      following = [CHECK, { ...move, place: null } as GameEvent];
      return move;
    }
    return null;
  }

  return {
    ...template,
    robot: {
      canBeWrong: template.robot.canBeWrong,
      move: (state, _aim, random) => {
        const looped = state as Looped;
        if (looped.phase !== 'playing' || looped.said?.text !== null)
          return template.robot.move(state, 'wrong', random);
        if (looped.current !== current) {
          current = looped.current;
          left = triesOf(template.robot.move(state, 'right', random));
        }
        const [next, ...rest] = following;
        following = rest;
        if (next !== undefined) return next;
        const wrong = nextWrong(looped);
        return wrong ?? template.robot.move(state, 'wrong', random);
      },
    },
  };
}
