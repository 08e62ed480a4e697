import type { BuiltMenu, PaletteItem } from '@flink/contract/entities/menu-builder.ts';
import { cellOf, isCell, type MenuTree, MOST_LEVELS } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import {
  activityRefusal,
  cycleAt,
  type Refusal,
  refusalAt,
} from '@flink/contract/rules/menu-builder/moves.ts';
import { useSteady } from '@flink/make-kit/document/use-steady.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { SavedSign, type SavingState } from '@flink/ui/office/saving/saved-sign.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { InBar } from '../../../shared/office/in-bar.tsx';
import { currentSession } from '../../../shared/session/session-store.ts';
import classes from './builder.module.css';
import { ChosenPanel } from './chosen-panel.tsx';
import { EntryGlyph } from './entry-glyph.tsx';
import { Matrix } from './matrix.tsx';
import { levelsOf, type MenuFigures } from './menu-figures.ts';
import { cellWords, figuresWords, holderWords, placeWords, refusalWords } from './menu-words.ts';
import { MoveDialog } from './move-dialog.tsx';
import { Palette } from './palette.tsx';
import { TreeView } from './tree-view.tsx';
import { type Builder, useBuilder } from './use-builder.ts';
import { type Drag, useDrag } from './use-drag.ts';

/** The palette, the menu, and what is chosen in it. Everything is saved by itself. */
export function MenuBuilder({ menu }: { readonly menu: BuiltMenu }) {
  const { t } = useTexts();
  const builder = useBuilder(menu);
  const { draft, tree, figures, rows, row, cell, known } = builder;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [moving, setMoving] = useState(false);
  const [adding, setAdding] = useState(false);
  const fromWords = useMemo(
    () => new Set(menu.groups.filter((group) => group.fromWords).map(({ _id }) => _id)),
    [menu],
  );
  const { drag, begin: began } = useDrag({ tree, cell, rows, scroller, list, onDrop: builder.drop });
  const refusal = drag ? refusalOf(builder, drag) : null;
  // The line that a key moves is drawn at once; what stands around it follows in the next frames.
  const later = useDeferredValue(
    useMemo(
      () => ({ tree, figures, row, subjects: builder.subjects }),
      [tree, figures, row, builder.subjects],
    ),
  );
  const levels = useMemo(() => levelsOf(later.tree, MOST_LEVELS), [later.tree]);
  const target = useDeferredValue(holderWords(t, tree, builder.target));
  const isInMenu = useCallback(
    (item: PaletteItem) =>
      item.kind === 'group' ? later.tree.groups.has(item._id) : later.figures.placedActivities.has(item._id),
    [later],
  );
  const inCell = useMemo(() => figuresWords(t, figures.of(cell)), [t, figures, cell]);
  const allOpen = rows.every(({ open }) => open !== false);
  // The same ones from step to step, so that what they are given to is not drawn again.
  const step = useSteady(builder.step);
  const remove = useSteady(builder.remove);
  const rename = useSteady(builder.rename);
  const setLast = useSteady(builder.setLast);
  const toTree = useSteady(() => list.current?.focus());
  const moveTo = useSteady(() => setMoving(true));
  // The panel may still show the line before: its field is waited for, or the letters would go there.
  const renaming = useRef<string | null>(null);
  const focusRenamed = useEffectEvent(() => {
    if (renaming.current === null || renaming.current !== later.row?.key) return;
    renaming.current = null;
    nameField.current?.focus();
  });
  useEffect(() => {
    if (later.row) focusRenamed();
  }, [later.row]);
  const focusName = useSteady(() => {
    const isShown = later.row === row;
    renaming.current = isShown ? null : (row?.key ?? null);
    if (isShown) nameField.current?.focus();
  });
  const begin = useSteady(began);
  const undo = useSteady(() => {
    draft.undo?.();
    builder.say(t('builder.undone', { count: draft.steps.back - 1 }));
  });
  const redo = useSteady(() => {
    draft.redo?.();
    builder.say(t('builder.redone', { count: draft.steps.again - 1 }));
  });
  const open = useSteady(builder.open);
  const chooseCell = useSteady(builder.chooseCell);
  const newSubject = useSteady(() => void builder.newSubject());
  const addItem = useSteady((item: PaletteItem) => {
    void builder.add(item, builder.target);
    setAdding(false);
  });
  const showItem = useSteady((item: PaletteItem) => {
    builder.showItem(item);
    setAdding(false);
  });

  useShortcut('n', () => void builder.newGroup());
  useUndoKeys(draft.undo && undo, draft.redo && redo);
  useLeaveGuard(builder);
  const dragWords = drag?.drop
    ? refusal
      ? refusalWords(t, tree, refusal)
      : placeWords(t, tree, drag.what, drag.drop)
    : '';

  return (
    <div className={classes.builder} data-adding={adding ? '' : undefined}>
      <Head
        menu={menu}
        tree={later.tree}
        figures={later.figures}
        saving={draft.saving}
        onUndo={draft.undo ? undo : undefined}
        onRedo={draft.redo ? redo : undefined}
      />
      <p className={classes.said} aria-live="polite">
        {drag ? dragWords : builder.said}
      </p>
      <Palette
        locale={menu.locale}
        isInMenu={isInMenu}
        target={target}
        onAdd={addItem}
        onShow={showItem}
        onGrab={begin}
      />
      <div ref={scroller} className={classes.scroll}>
        <Matrix
          subjects={later.subjects}
          levels={levels}
          figures={later.figures}
          chosen={cell}
          onChoose={chooseCell}
          over={
            drag?.drop?.shown.kind === 'cell' && isCell(drag.drop.to)
              ? { cell: drag.drop.to, refused: refusal !== null }
              : null
          }
          onNewSubject={newSubject}
        />
        <div className={classes.treeHead}>
          <h2>{cellWords(t, cell)}</h2>
          <span className={classes.count}>{inCell}</span>
          {rows.length > 0 && (
            <Button variant="quiet" onClick={() => builder.openAll(!allOpen)}>
              {t(allOpen ? 'builder.closeAll' : 'builder.openAll')}
            </Button>
          )}
          <Button icon="plus" keys="n" onClick={() => void builder.newGroup()}>
            {t('builder.newGroup')}
          </Button>
          <div className={classes.narrow}>
            <Button icon="search" onClick={() => setAdding(true)}>
              {t('builder.toPalette')}
            </Button>
          </div>
        </div>
        <div className={classes.tree}>
          {rows.length === 0 ? (
            <div ref={list}>
              <EmptyState
                state={{
                  kind: 'first',
                  title: t('builder.empty'),
                  message: t('builder.emptyHint'),
                  actions: (
                    <Button variant="primary" icon="plus" onClick={() => void builder.newGroup()}>
                      {t('builder.newGroup')}
                    </Button>
                  ),
                }}
              />
            </div>
          ) : (
            <TreeView
              label={t('builder.tree', { cell: cellWords(t, cell) })}
              tree={tree}
              rows={rows}
              figures={figures}
              known={known}
              fromWords={fromWords}
              lang={menu.locale}
              chosen={row?.key ?? null}
              drag={drag}
              refused={refusal !== null}
              scroller={scroller}
              list={list}
              onChoose={builder.choose}
              onOpen={open}
              onStep={step}
              onRemove={remove}
              onRename={focusName}
              onGrab={begin}
            />
          )}
        </div>
      </div>
      <div className={classes.narrowBack}>
        <Button icon="arrow-left" onClick={() => setAdding(false)}>
          {t('builder.toMenu')}
        </Button>
      </div>
      <aside
        className={classes.panel}
        aria-label={later.row ? builder.nameOf(later.row.entry) : t('builder.withoutMouse')}
      >
        <ChosenPanel
          tree={later.tree}
          row={later.row}
          figures={later.figures}
          known={known}
          lang={menu.locale}
          nameField={nameField}
          onStep={step}
          onMoveTo={moveTo}
          onRename={rename}
          onSetLast={setLast}
          onNamed={toTree}
          onRemove={remove}
        />
      </aside>
      {drag && <Ghost drag={drag} words={dragWords} refused={refusal !== null} />}
      {moving && row && (
        <MoveDialog
          tree={tree}
          entry={row.entry}
          name={builder.nameOf(row.entry)}
          subjects={builder.subjects}
          levels={levels}
          onClose={() => setMoving(false)}
          onMove={(move) => {
            setMoving(false);
            if (move.type === 'move') builder.moveEntry(move);
          }}
        />
      )}
    </div>
  );
}

function refusalOf({ tree }: Builder, { what, drop }: Drag): Refusal | null {
  if (!drop) return null;
  if (what.entry) return refusalAt(tree, what.entry, drop.to);
  return what.kind === 'group' ? cycleAt(tree, what._id, drop.to) : activityRefusal(tree, what._id, drop.to);
}

interface HeadProps {
  readonly menu: BuiltMenu;
  readonly tree: MenuTree;
  readonly figures: MenuFigures;
  readonly saving: SavingState | null;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
}

const Head = memo(function Head({ menu, tree, figures, saving, onUndo, onRedo }: HeadProps) {
  const { t } = useTexts();
  const Link = useLink();
  const navigate = useNavigate();
  // Leaving waits for what is unsaved: what is seen there is what was built here.
  const seeAsChild = () => navigate({ to: '/preview-menu/$solutionId', params: { solutionId: menu._id } });
  useShortcut('p', seeAsChild);
  const used = new Set([...tree.cells.keys()].map((key) => cellOf(key).subject));
  return (
    <InBar>
      <Link href="/admin/solutions" className={classes.back} aria-label={t('builder.back')}>
        <Icon name="arrow-left" size={20} />
      </Link>
      <div className={classes.title}>
        <h1>{menu.displayName}</h1>
        <p>
          {t('builder.sub', {
            product: menu.productName,
            subjects: t('builder.subjects', { count: used.size }),
            groups: t('builder.groups', { count: figures.all.groups }),
            activities: t('builder.activities', { count: figures.all.activities }),
          })}
        </p>
      </div>
      <span className={classes.gap} />
      {saving && <SavedSign state={saving} />}
      <IconButton icon="arrow-back-up" label={t('builder.undo')} disabled={!onUndo} onClick={onUndo} />
      <IconButton icon="arrow-forward-up" label={t('builder.redo')} disabled={!onRedo} onClick={onRedo} />
      <span className={classes.wide}>
        <Button icon="eye" keys="p" onClick={seeAsChild}>
          {t('builder.asChild')}
        </Button>
      </span>
      <span className={classes.narrow}>
        <IconButton icon="eye" label={t('builder.asChild')} onClick={seeAsChild} />
      </span>
    </InBar>
  );
});

/** With the room below the pointer, so that its words stay in the window. */
const GHOST_WIDTH = 300;

function Ghost(props: { readonly drag: Drag; readonly words: string; readonly refused: boolean }) {
  const { drag, words, refused } = props;
  return (
    <div
      className={classNames(classes.ghost, refused && classes.refused)}
      style={{ left: Math.min(drag.x, window.innerWidth - GHOST_WIDTH), top: drag.y }}
      aria-hidden="true"
    >
      <EntryGlyph family={drag.what.kind === 'group' ? 'group' : undefined} />
      <span className={classes.ghostWords}>
        <b>{drag.what.name}</b>
        <span>{drag.what.second}</span>
      </span>
      {words !== '' && (
        <span className={classes.bubble}>
          <Icon name={refused ? 'ban' : 'corner-down-right'} size={15} />
          {words}
        </span>
      )}
    </div>
  );
}

/** Ctrl Z, and Ctrl Y or Ctrl Shift Z; a field that is typed in has its own. */
function useUndoKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, [aria-modal="true"]'))
      return;
    const key = event.key.toLowerCase();
    const action = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Who leaves waits for what is unsaved; only what cannot be saved is asked about. */
function useLeaveGuard({ draft }: Builder): void {
  const { t } = useTexts();
  const dialogs = useDialogs();
  useBlocker({
    disabled: !draft.isUnsaved,
    enableBeforeUnload: draft.isUnsaved,
    shouldBlockFn: async () =>
      currentSession() !== null &&
      !(await draft.save()) &&
      !(await dialogs.confirm({
        question: t('builder.leave'),
        message: t('builder.leaveHint'),
        action: t('builder.leaveAction'),
        loses: true,
      })),
  });
}
