import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import { ActionMenu } from '@flink/ui/office/buttons/action-menu.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useSingleKeys } from '@flink/ui/office/buttons/shortcuts.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { writtenIn } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, type KeyboardEvent, memo, useCallback, useDeferredValue, useMemo } from 'react';
import type { Fields } from '../description/field.ts';
import { choicesIn, outlineOf } from '../description/outline.ts';
import { useEditing, useValueAt } from '../editing.tsx';
import { useLazyDialog } from '../media/use-lazy-dialog.tsx';
import { takersOf } from '../questions/line-takers.ts';
import classes from './problem-outline.module.css';
import type { HeldProblem, ProblemMoves } from './use-problems.ts';

/** Something in it is to be fixed or looked at, or its author has not come to it yet. */
export type Trouble = ReviewedIssue['severity'] | 'unwritten';

const SIGNS = {
  error: { icon: 'alert-circle', look: classes.bad },
  warning: { icon: 'alert-triangle', look: classes.warn },
  unwritten: { icon: 'circle-dashed', look: classes.unwritten },
  none: { icon: 'circle-check', look: classes.ok },
} as const;

function stateWords(t: (key: string) => string, trouble: Trouble | null): string {
  switch (trouble) {
    case 'error':
      return t('make.problem.toFix');
    case 'warning':
      return t('make.problem.toLookAt');
    case 'unwritten':
      return t('make.problem.toWrite');
    case null:
      return t('make.problem.ready');
  }
}

interface EntryProps {
  readonly fields: Fields;
  readonly problem: unknown;
  readonly index: number;
  readonly isCurrent: boolean;
  /** Of its issues the worst; null where there is none. */
  readonly trouble: Trouble | null;
  readonly unit: string;
  readonly language: string;
  /** What is chosen for it, where nothing is written in any. */
  readonly chosen: string;
  readonly mediaUrl: (file: string) => string;
  readonly onOpen: (index: number) => void;
}

/** Drawn again only when its own problem changes: typing in one of 500 must not draw all of them. */
const Entry = memo(function Entry(props: EntryProps) {
  const { fields, problem, index, isCurrent, trouble, unit, language, chosen, mediaUrl, onOpen } = props;
  const { t } = useTexts();
  const written = outlineOf(fields, problem);
  const { image } = written;
  const title = written.title === '' ? chosen : written.title;
  const sign = SIGNS[trouble ?? 'none'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of HTML has its entries directly below it
    <div role="listitem" className={classes.item}>
      <button
        type="button"
        className={classNames(classes.entry, isCurrent && classes.current)}
        aria-current={isCurrent ? 'true' : undefined}
        data-problem={index}
        onClick={() => onOpen(index)}
      >
        <span className={classes.number}>{index + 1}</span>
        <span className={classes.thumb}>
          {image !== null && <img src={mediaUrl(image)} alt="" loading="lazy" />}
        </span>
        <span className={classes.title} {...(written.title === '' ? {} : writtenIn(language, title))}>
          {title === '' ? (
            <span className={classes.untitled}>{t('make.problem.empty', { unit })}</span>
          ) : (
            title
          )}
        </span>
        <span className={sign.look} role="img" aria-label={stateWords(t, trouble)}>
          <Icon name={sign.icon} size={18} />
        </span>
      </button>
    </div>
  );
});

interface OutlineProps {
  readonly fields: Fields;
  readonly moves: ProblemMoves;
  readonly troubles: ReadonlyMap<number, Trouble>;
  /** Offers to copy problems into another activity; left out where there is none. */
  readonly copyElsewhere?: ((current: number) => void) | undefined;
}

/** What is chosen for a problem of which nothing is written: “Below, Food, 4x4”, by the options where it leaves them open. */
function useChosenWords(fields: Fields): (problem: unknown) => string {
  const { t } = useTexts();
  const options = useValueAt(OPTIONS);
  const { description } = useEditing();
  return useCallback(
    (problem: unknown) => {
      if (!Object.values(fields).every(({ kind }) => kind === 'choice' || kind === 'number')) return '';
      return choicesIn(fields, description.options, options, problem)
        .map(([name, field, value]) =>
          field.plain ? value : t(`make.choice.${field.words ?? name}.${value}`),
        )
        .join(', ');
    },
    [fields, options, description, t],
  );
}

const OPTIONS = ['options'] as const;

/** So many stand in one box that the browser skips where it is out of sight: each box costs a little with every key. */
const BOX_ROWS = 10;

/** What is written comes into the list when nothing else is to be drawn: a key must not wait for 500 entries. */
function useEntries({ fields, moves, troubles }: OutlineProps) {
  const { host, description, locale } = useEditing();
  const { t } = useTexts();
  const unit = t(`make.unit.${description.unit}`);
  const { open } = moves;
  const chosenIn = useChosenWords(fields);
  // All that is drawn of a list is of the same moment: the open one is known by its id, wherever it stands by then.
  const problems = useDeferredValue(moves.problems);
  const marked = useDeferredValue(troubles);
  const current = moves.problems[moves.current]?.id;
  return useMemo(() => {
    const entry = (problem: HeldProblem, index: number) => (
      <Entry
        // By its place: one that is moved into the next box keeps the focus where the keys are.
        key={index}
        fields={fields}
        problem={problem}
        index={index}
        isCurrent={problem.id === current}
        trouble={marked.get(index) ?? null}
        unit={unit}
        language={locale}
        chosen={chosenIn(problem)}
        mediaUrl={host.mediaUrl}
        onOpen={open}
      />
    );
    return Array.from({ length: Math.ceil(problems.length / BOX_ROWS) }, (_, box) => {
      const rows = problems.slice(box * BOX_ROWS, (box + 1) * BOX_ROWS);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is the one at its place
        <div key={box} className={classes.box} style={{ '--rows': rows.length } as CSSProperties}>
          {rows.map((problem, row) => entry(problem, box * BOX_ROWS + row))}
        </div>
      );
    });
  }, [problems, fields, current, marked, unit, locale, host, open, chosenIn]);
}

export function ProblemOutline(props: OutlineProps) {
  const { fields, moves, copyElsewhere } = props;
  const { problems, current } = moves;
  const { description } = useEditing();
  const { t } = useTexts();
  const unit = t(`make.unit.${description.unit}`);
  const singleKeys = useSingleKeys();
  const importing = useLazyDialog(() => import('../questions/import-questions-dialog.tsx'));
  const entries = useEntries(props);

  const byKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const to = current + (event.key === 'ArrowUp' ? -1 : 1);
    if (event.altKey) moves.move(current, to);
    else moves.open(to);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-problem="${Math.max(0, Math.min(to, problems.length - 1))}"]`)
      ?.focus();
  };

  return (
    <section className={classes.outline} aria-label={t(`make.units.${description.unit}`)}>
      <header className={classes.head}>
        <h2 className={classes.heading}>{t(`make.units.${description.unit}`)}</h2>
        <Count value={problems.length} />
        <span className={classes.grow} />
        <ActionMenu
          icon="dots"
          label={t('make.problem.more')}
          actions={[
            {
              label: t('make.problem.order', { unit }),
              icon: 'arrows-sort',
              disabled: problems.length < 2,
              onSelect: moves.askOrder,
            },
            {
              label: t('make.problem.duplicate', { unit }),
              icon: 'copy',
              disabled: problems.length === 0,
              onSelect: () => moves.duplicate(current),
            },
            ...(copyElsewhere === undefined
              ? []
              : [
                  {
                    label: t('make.copy.open'),
                    icon: 'copy' as const,
                    disabled: problems.length === 0,
                    onSelect: () => copyElsewhere(current),
                  },
                ]),
          ]}
        />
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: see its entries */}
      <div
        role="list"
        className={classNames(classes.list, description.unit === 'page' && classes.pages)}
        onKeyDown={byKeys}
      >
        {entries}
      </div>
      <footer className={classes.foot}>
        <Button
          icon="plus"
          fullWidth
          {...(singleKeys && description.unit === 'page' ? { keys: 'n' } : {})}
          data-add="gameData.problems"
          onClick={moves.add}
        >
          {t(`make.addUnit.${description.unit}`)}
        </Button>
        {takersOf(fields).length > 0 && (
          <IconButton icon="file-import" label={t('make.import.open')} onClick={importing.open} />
        )}
      </footer>
      {importing.shown && (
        <importing.shown.Dialog
          key={importing.shown.key}
          opened={importing.shown.opened}
          onClose={importing.shown.onClose}
          fields={fields}
          onTake={(problems) => moves.append(problems as unknown as readonly HeldProblem[])}
        />
      )}
    </section>
  );
}
