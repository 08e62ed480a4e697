import type { KeyboardEvent } from 'react';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A step sideways weighs more than a step ahead, so that the next in the row comes before a nearer one below. */
const ASIDE = 2.5;

function centre(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest thing that lies that way on the screen; whatever the reading direction, right is right. */
function neighbour(from: Element, all: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const [x, y] = centre(from);
  let best: { readonly element: HTMLElement; readonly distance: number } | null = null;
  for (const element of all) {
    const [ex, ey] = centre(element);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    if (element === from || ahead <= 1) continue;
    const distance = ahead + ASIDE * Math.abs((ex - x) * dy + (ey - y) * dx);
    if (best === null || distance < best.distance) best = { element, distance };
  }
  return best?.element ?? null;
}

/** For a board of buttons: arrows move the focus to the nearest one that way, Home and End to the first and last. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), [tabindex="0"]')];
  const from = event.target instanceof HTMLElement ? event.target : null;
  if (!from || !all.includes(from) || event.altKey || event.ctrlKey || event.metaKey) return;
  const way = DIRECTIONS[event.key];
  const to =
    way !== undefined
      ? neighbour(from, all, way)
      : event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : null;
  if (!to) return;
  event.preventDefault();
  to.focus();
}
