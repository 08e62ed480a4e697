import { Popover } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../../play/text/visually-hidden.tsx';
import classes from './cell-details.module.css';

interface CellDetailsProps {
  /** What is told of the cell, also to who does not see it. */
  readonly title: string;
  readonly details: readonly { readonly name: string; readonly value: string }[];
  /** In a table of many of them one of a row is enough for the tab key; arrows lead to the others. */
  readonly isFirst: boolean;
  /** What stands in the cell. */
  readonly children: ReactNode;
}

/** A figure of a table that says more of itself when it is pressed. */
export function CellDetails({ title, details, isFirst, children }: CellDetailsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom" returnFocus>
      {/* The focus stays in the table: what has opened is said. */}
      <VisuallyHidden role="status">
        {opened ? [title, ...details.map(({ name, value }) => `${name} ${value}`)].join(', ') : ''}
      </VisuallyHidden>
      <Popover.Target>
        <button
          type="button"
          className={classes.cell}
          tabIndex={isFirst ? 0 : -1}
          data-details
          onClick={() => setOpened(!opened)}
          onBlur={() => setOpened(false)}
          onKeyDown={goOn}
        >
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={title}>
        <p className={classes.title}>{title}</p>
        <dl className={classes.details}>
          {details.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}

/** By arrows to the cell beside it, above or below. */
function goOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const cell = event.currentTarget.closest('td');
  const row = cell?.parentElement;
  if (!cell || !row) return;
  const isRtl = getComputedStyle(cell).direction === 'rtl';
  const column = [...row.children].indexOf(cell);
  // Over cells that say nothing to the next one that does.
  const found = (cells: readonly (Element | undefined)[]) =>
    cells.map((one) => one?.querySelector<HTMLButtonElement>('[data-details]')).find((one) => one);
  const inRow = (step: 1 | -1) =>
    found(step === 1 ? [...row.children].slice(column + 1) : [...row.children].slice(0, column).toReversed());
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const inColumn = (others: readonly Element[]) => found(others.map((other) => other.children[column]));
  const button = new Map([
    ['ArrowRight', () => inRow(isRtl ? -1 : 1)],
    ['ArrowLeft', () => inRow(isRtl ? 1 : -1)],
    ['ArrowDown', () => inColumn(rows.slice(at + 1))],
    ['ArrowUp', () => inColumn(rows.slice(0, at).toReversed())],
  ]).get(event.key)?.();
  if (!button) return;
  event.preventDefault();
  button.focus();
}
