import type { Entry, MenuTree } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import type { Step } from '@flink/contract/rules/menu-builder/moves.ts';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Tag } from '@flink/ui/office/marks/tag.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useId,
  useLayoutEffect,
} from 'react';
import { type Drop, ROW_HEIGHT } from './drop-at.ts';
import { EntryGlyph } from './entry-glyph.tsx';
import type { KnownActivity } from './known-activities.ts';
import type { Figures, MenuFigures } from './menu-figures.ts';
import { figuresWords } from './menu-words.ts';
import type { TreeRow } from './tree-rows.ts';
import classes from './tree-view.module.css';
import type { Carried, Drag } from './use-drag.ts';
import { revealRow, useVisibleRows } from './visible-rows.ts';

export interface TreeViewProps {
  readonly label: string;
  readonly tree: MenuTree;
  readonly rows: readonly TreeRow[];
  readonly figures: MenuFigures;
  readonly known: ReadonlyMap<string, KnownActivity>;
  /** Groups that were made of words. */
  readonly fromWords: ReadonlySet<string>;
  /** Of the names: they are in the language of the menu. */
  readonly lang: string;
  readonly chosen: string | null;
  readonly drag: Drag | null;
  readonly refused: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onChoose: (entry: Entry) => void;
  readonly onOpen: (groupId: string, open: boolean) => void;
  readonly onStep: (step: Step) => void;
  readonly onRemove: () => void;
  readonly onRename: () => void;
  readonly onGrab: (event: PointerEvent, what: Carried) => void;
}

/** The groups and activities of one subject and level. Only the lines in sight are drawn. */
export const TreeView = memo(function TreeView(props: TreeViewProps) {
  const { rows, chosen, drag, refused, scroller, list } = props;
  const { t } = useTexts();
  const id = useId();
  const { first, last } = useVisibleRows(scroller, list, rows.length);
  const at = rows.findIndex(({ key }) => key === chosen);
  const drop = drag?.drop ?? null;
  // What the focus is on must be in the page, wherever it was scrolled to.
  const shown = rows.slice(first, last).map((row, index) => ({ row, index: first + index }));
  const active = rows[at];
  if (active && (at < first || at >= last)) shown.push({ row: active, index: at });

  useLayoutEffect(() => {
    if (at >= 0 && scroller.current && list.current) revealRow(scroller.current, list.current, at);
  }, [at, scroller, list]);

  const onKeyDown = (event: KeyboardEvent) => {
    const done = keyed(event, props, at);
    if (done) event.preventDefault();
  };

  return (
    <div
      ref={list}
      role="tree"
      tabIndex={0}
      className={classes.tree}
      style={{ height: rows.length * ROW_HEIGHT }}
      data-chosen={active ? '' : undefined}
      aria-label={props.label}
      aria-description={t('builder.treeKeys')}
      aria-activedescendant={active ? `${id}-${active.key}` : undefined}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Delete F2"
      onKeyDown={onKeyDown}
    >
      {shown.map(({ row, index }) => (
        <Row
          key={row.key}
          id={`${id}-${row.key}`}
          row={row}
          top={index * ROW_HEIGHT}
          groupName={row.entry.kind === 'group' ? (props.tree.groups.get(row.entry._id)?.name ?? '') : ''}
          counted={row.entry.kind === 'group' ? props.figures.of({ groupId: row.entry._id }) : null}
          known={row.entry.kind === 'activity' ? props.known.get(row.entry._id) : undefined}
          isFromWords={props.fromWords.has(row.entry._id)}
          lang={props.lang}
          isChosen={row.key === chosen}
          isLifted={Boolean(drag?.what.entry) && drag?.what._id === row.entry._id}
          into={isInto(drop, row.key) ? (refused ? 'no' : 'yes') : undefined}
          onChoose={props.onChoose}
          onOpen={props.onOpen}
          onGrab={props.onGrab}
        />
      ))}
      {drop?.shown.kind === 'line' && (
        <div
          className={classNames(classes.line, refused && classes.lineRefused)}
          style={{ top: drop.shown.row * ROW_HEIGHT, '--depth': drop.shown.depth } as CSSProperties}
          aria-hidden="true"
        />
      )}
    </div>
  );
});

/** Whether the key meant the tree. */
function keyed(event: KeyboardEvent, props: TreeViewProps, at: number): boolean {
  const { rows, onChoose, onOpen, onStep, onRemove, onRename } = props;
  const row = rows[at];
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const go = (to: number) => {
    const next = rows[Math.max(0, Math.min(to, rows.length - 1))];
    if (next) onChoose(next.entry);
    return true;
  };
  if (event.altKey) {
    const steps: Readonly<Record<string, Step>> = {
      ArrowUp: 'up',
      ArrowDown: 'down',
      [forward]: 'in',
      [back]: 'out',
    };
    const step = steps[event.key];
    if (!step || !row) return false;
    onStep(step);
    return true;
  }
  if (event.ctrlKey || event.metaKey) return false;
  switch (event.key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case forward:
      if (row?.open === false) onOpen(row.key, true);
      else if (row?.open) go(at + 1);
      return true;
    case back:
      if (row?.open) onOpen(row.key, false);
      else if (row) go(rows.findLastIndex((other, index) => index < at && other.depth < row.depth));
      return true;
    case 'Delete':
      if (row) onRemove();
      return true;
    case 'F2':
      if (row) onRename();
      return true;
    default:
      return false;
  }
}

interface RowProps extends Pick<TreeViewProps, 'lang' | 'onChoose' | 'onOpen' | 'onGrab'> {
  readonly id: string;
  readonly row: TreeRow;
  readonly top: number;
  /** Of a group. */
  readonly groupName: string;
  readonly counted: Figures | null;
  /** Of an activity. */
  readonly known: KnownActivity | undefined;
  readonly isFromWords: boolean;
  readonly isChosen: boolean;
  readonly isLifted: boolean;
  /** Something is held over it that would, or would not, go into it. */
  readonly into: 'yes' | 'no' | undefined;
}

const sameValues = (one: object | null, other: object | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value));

/** After a move all lines and figures are new objects, but nearly all of them say what they said. */
function isSameLine(
  { row, counted, ...one }: RowProps,
  { row: now, counted: next, ...other }: RowProps,
): boolean {
  const { entry, ...line } = row;
  const { entry: moved, ...lineNow } = now;
  return (
    sameValues(line, lineNow) &&
    sameValues(entry, moved) &&
    sameValues(counted, next) &&
    sameValues(one, other)
  );
}

/** Drawn again only when something about it has changed: of a step, the line that is left and the one that is reached. */
const Row = memo(function Row(props: RowProps) {
  const { t } = useTexts();
  const {
    id,
    row,
    top,
    groupName,
    counted,
    known,
    lang,
    isChosen,
    isLifted,
    into,
    onChoose,
    onOpen,
    onGrab,
  } = props;
  const { entry, depth, open } = row;
  const isGroup = entry.kind === 'group';
  const name = isGroup ? groupName : (known?.activityName ?? '');
  const isEmpty = counted?.activities === 0;
  const second = counted
    ? counted.groups === 0 && isEmpty
      ? t('builder.nothingInside')
      : figuresWords(t, counted)
    : (known?.template ?? '');
  const carried: Carried = { kind: entry.kind, entry, _id: entry._id, name, second };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys, the line is its active descendant
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus
    <div
      id={id}
      role="treeitem"
      className={classes.row}
      style={{ top, '--depth': depth } as CSSProperties}
      aria-level={depth + 1}
      aria-posinset={row.place}
      aria-setsize={row.of}
      aria-selected={isChosen}
      aria-expanded={open ?? undefined}
      data-nested={depth > 0 ? '' : undefined}
      data-lifted={isLifted ? '' : undefined}
      data-into={into}
      onClick={() => onChoose(entry)}
      onDoubleClick={() => isGroup && onOpen(entry._id, !open)}
      onPointerDown={(event) => event.pointerType === 'mouse' && onGrab(event, carried)}
    >
      <span
        className={classes.grip}
        onPointerDown={(event) => event.pointerType !== 'mouse' && onGrab(event, carried)}
      >
        <Icon name="grip-vertical" />
      </span>
      {isGroup ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.twist}
          aria-label={t(open ? 'builder.close' : 'builder.open', { name })}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(entry._id, !open);
          }}
        >
          <Icon name={open ? 'chevron-down' : 'chevron-right'} />
        </button>
      ) : (
        <span />
      )}
      <EntryGlyph family={isGroup ? 'group' : known?.family} />
      <span className={classNames(classes.name, isGroup && classes.group)} lang={lang}>
        {name}
      </span>
      <span className={classes.marks}>
        {isGroup && isEmpty && <StatePip tone="warn">{t('builder.hidden')}</StatePip>}
        {isGroup && props.isFromWords && <Tag>{t('builder.fromWords')}</Tag>}
        {counted && counted.toFix > 0 && (
          <StatePip tone="bad">{t('builder.toFix', { count: counted.toFix })}</StatePip>
        )}
        {known && !known.isValid && <StatePip tone="bad">{t('builder.notReady')}</StatePip>}
      </span>
      <span className={classes.second}>{second}</span>
    </div>
  );
}, isSameLine);

const isInto = (drop: Drop | null, key: string): boolean =>
  drop?.shown.kind === 'into' && drop.shown.key === key;
