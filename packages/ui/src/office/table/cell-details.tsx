import { Popover } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
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
  const beside = (step: 1 | -1) => (step === 1 ? cell.nextElementSibling : cell.previousElementSibling);
  const inRow = (other: Element | null) => other?.children[[...row.children].indexOf(cell)];
  const ways = new Map<string, () => Element | null | undefined>([
    ['ArrowRight', () => beside(isRtl ? -1 : 1)],
    ['ArrowLeft', () => beside(isRtl ? 1 : -1)],
    ['ArrowDown', () => inRow(row.nextElementSibling)],
    ['ArrowUp', () => inRow(row.previousElementSibling)],
  ]);
  const to = ways.get(event.key)?.();
  const button = to?.querySelector<HTMLButtonElement>('[data-details]');
  if (!button) return;
  event.preventDefault();
  button.focus();
}
