import type { KeyboardEvent } from 'react';

type Step = 'up' | 'down' | 'first' | 'last';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Where the arrows lead from a row; null at the edge, so that the page may scroll. */
export function nextRow(current: number, count: number, step: Step): number | null {
  const next = { up: current - 1, down: current + 1, first: 0, last: count - 1 }[step];
  return next < 0 || next >= count || next === current ? null : next;
}

const control = (row: Element, name: string): HTMLElement | null =>
  row.querySelector<HTMLElement>(`[data-control="${name}"]:not(:disabled)`);

/**
 * Up and down move between rows and stay in the same column of controls, Enter opens the row, X chooses it.
 * They act on a focused control of a row only, so no reader's own keys are taken away.
 */
export function onRowKeys(event: KeyboardEvent<HTMLElement>, singleKeys: boolean): void {
  const target = event.target as HTMLElement;
  const row = target.closest('tbody > tr');
  const held = event.ctrlKey || event.metaKey || event.altKey;
  if (!row?.parentElement || held || target.getAttribute('aria-expanded') === 'true') return;

  const step = STEPS[event.key];
  if (step) {
    const rows = [...row.parentElement.children];
    const next = nextRow(rows.indexOf(row), rows.length, step);
    const nextElement = next === null ? undefined : rows[next];
    if (!nextElement) return;
    event.preventDefault();
    const kind = target.dataset.control ?? 'name';
    (control(nextElement, kind) ?? control(nextElement, 'name') ?? control(nextElement, 'pick'))?.focus();
    return;
  }

  if (event.key === 'Enter' && target.dataset.control === 'pick') {
    event.preventDefault();
    (control(row, 'name') ?? control(row, 'edit'))?.click();
  }
  if (event.key.toLowerCase() === 'x' && singleKeys) {
    event.preventDefault();
    control(row, 'pick')?.click();
  }
}
