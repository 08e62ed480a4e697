import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { useFits } from '@flink/ui/office/page/use-fits.ts';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './activity-editor.module.css';
import { AsideProvider } from './aside.ts';
import type { Fields } from './description/field.ts';
import { controlAt, problemAt } from './description/field-at.ts';
import { useSteady } from './document/use-steady.ts';
import { type Editing, EditingProvider, useEdited, useEditing, useSpot } from './editing.tsx';
import { ControlFrame, FOCUSABLE, IssueWords } from './fields/control-frame.tsx';
import { FieldList } from './fields/field-control.tsx';
import { NestedFieldsProvider } from './fields/nested-fields.ts';
import { ActivityPicture } from './options/activity-picture.tsx';
import { ProblemOutline, type Trouble } from './problems/problem-outline.tsx';
import { type ProblemMoves, useProblems } from './problems/use-problems.ts';
import { InstructionEditor } from './texts/instruction-editor.tsx';

const PROBLEMS = ['gameData', 'problems'] as const;

type Troubles = ReadonlyMap<number, Trouble>;

const areSameTroubles = (one: Troubles, other: Troubles): boolean =>
  one.size === other.size && [...one].every(([index, severity]) => other.get(index) === severity);

/** Which problems have something to fix, and how bad it is. */
const useTroubles = (): Troubles =>
  useEdited(({ issues, said, description }) => {
    const worst = new Map<number, Trouble>();
    const isSaid = new Set(said);
    for (const issue of issues) {
      const index = problemAt(controlAt(description, issue.path));
      if (index === null || worst.get(index) === 'error') continue;
      if (isSaid.has(issue)) worst.set(index, issue.severity);
      else worst.set(index, 'unwritten');
    }
    return worst;
  }, areSameTroubles);

interface ProblemBarProps {
  readonly unit: string;
  readonly current: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onDuplicate: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Drawn again only for another problem: not with every letter. */
const ProblemBar = memo(function ProblemBar(props: ProblemBarProps) {
  const { unit, current, count, onMove, onDuplicate, onRemove } = props;
  const { t } = useTexts();
  return (
    <header className={classes.bar}>
      <h1 className={classes.title}>{t('make.problem.of', { unit, number: current + 1, count })}</h1>
      <span className={classes.grow} />
      <IconButton
        icon="arrow-up"
        label={t('make.problem.up', { unit })}
        disabled={current === 0}
        onClick={() => onMove(current, current - 1)}
      />
      <IconButton
        icon="arrow-down"
        label={t('make.problem.down', { unit })}
        disabled={current === count - 1}
        onClick={() => onMove(current, current + 1)}
      />
      <IconButton
        icon="copy"
        label={t('make.problem.duplicate', { unit })}
        onClick={() => onDuplicate(current)}
      />
      <IconButton icon="trash" label={t('make.problem.remove', { unit })} onClick={() => onRemove(current)} />
    </header>
  );
});

interface ProblemsProps {
  readonly fields: Fields;
  readonly copyElsewhere: ((current: number) => void) | undefined;
}

/** The list of problems and the open one; what is beside them is drawn apart, and with every letter. */
const Problems = memo(function Problems({ fields, copyElsewhere }: ProblemsProps) {
  const { t } = useTexts();
  const { description } = useEditing();
  const { middle, moves } = useFirstFieldOfNew(useProblems(fields));
  useShortcut('n', moves.add);
  const troubles = useTroubles();
  const { issues } = useSpot(PROBLEMS);
  const { problems, current } = moves;
  const problem = problems[current];
  const unit = t(`make.unit.${description.unit}`);
  const barMoves = {
    onMove: useSteady(moves.move),
    onDuplicate: useSteady(moves.duplicate),
    onRemove: useSteady(moves.remove),
  };
  return (
    <>
      <ProblemOutline fields={fields} moves={moves} troubles={troubles} copyElsewhere={copyElsewhere} />
      <section
        ref={middle}
        className={classes.middle}
        aria-label={
          problem === undefined
            ? t(`make.units.${description.unit}`)
            : t('make.problem.of', { unit, number: current + 1, count: problems.length })
        }
      >
        {problem === undefined ? (
          <h1 className={classes.title}>{t(`make.units.${description.unit}`)}</h1>
        ) : (
          <ProblemBar unit={unit} current={current} count={problems.length} {...barMoves} />
        )}
        <IssueWords issues={issues} />
        <InstructionEditor />
        {problem === undefined ? (
          <ControlFrame place={PROBLEMS}>
            <EmptyState
              state={{
                kind: 'first',
                title: t(`make.none.${description.unit}`),
                actions: (
                  <Button variant="primary" icon="plus" onClick={moves.add}>
                    {t(`make.addUnit.${description.unit}`)}
                  </Button>
                ),
              }}
            />
          </ControlFrame>
        ) : (
          <ProblemFields key={problem.id} fields={fields} index={current} />
        )}
        <DataFields />
      </section>
    </>
  );
});

/** Who adds a problem writes it next: the cursor is in its first field. */
function useFirstFieldOfNew(moves: ProblemMoves) {
  const middle = useRef<HTMLElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) middle.current?.querySelector<HTMLElement>(`.${classes.sheet} ${FOCUSABLE}`)?.focus();
  }, [added]);
  const add = () => {
    moves.add();
    setAdded((count) => count + 1);
  };
  return { middle, moves: { ...moves, add } };
}

interface ProblemFieldsProps {
  readonly fields: Fields;
  readonly index: number;
}

const ProblemFields = memo(function ProblemFields({ fields, index }: ProblemFieldsProps) {
  const place = [...PROBLEMS, index];
  const { issues } = useSpot(place);
  return (
    <>
      <IssueWords issues={issues} />
      <div className={classes.sheet}>
        <FieldList place={place} fields={fields} aside={false} />
      </div>
    </>
  );
});

/** What is chosen for the open problem, beside it. */
const ProblemOptions = memo(function ProblemOptions({ fields }: { readonly fields: Fields }) {
  const { t } = useTexts();
  const { description } = useEditing();
  const { problems, current } = useProblems(fields);
  const problem = problems[current];
  if (problem === undefined || !Object.values(fields).some((field) => field.aside)) return null;
  return (
    <section className={classes.options} key={problem.id} aria-label={t(`make.options.${description.unit}`)}>
      <h2 className={classes.asideTitle}>{t(`make.options.${description.unit}`)}</h2>
      <FieldList place={[...PROBLEMS, current]} fields={fields} aside={true} />
    </section>
  );
});

/** What belongs to the activity as a whole. */
const DataFields = memo(function DataFields() {
  const { t } = useTexts();
  const { description } = useEditing();
  if (Object.keys(description.data).length === 0) return null;
  return (
    <section className={classes.whole} aria-label={t('make.whole')}>
      {description.problems !== null && <h2 className={classes.asideTitle}>{t('make.whole')}</h2>}
      <FieldList place={['gameData']} fields={description.data} />
    </section>
  );
});

/** The content of an activity: its problems, the open one, and what is beside it. */
export const ActivityEditor = memo(function ActivityEditor({
  editing,
  aside,
  copyElsewhere,
}: {
  readonly editing: Editing;
  readonly aside?: ReactNode;
  readonly copyElsewhere?: (current: number) => void;
}) {
  const { problems } = editing.description;
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const isBeside = useFits('(min-width: 768px)');
  return (
    <EditingProvider value={editing}>
      <NestedFieldsProvider value={FieldList}>
        <div className={problems === null ? classes.single : classes.editor}>
          <AsideProvider value={isBeside ? beside : null}>
            {problems === null ? (
              <section className={classes.middle}>
                <InstructionEditor />
                <DataFields />
              </section>
            ) : (
              <Problems fields={problems} copyElsewhere={copyElsewhere} />
            )}
          </AsideProvider>
          <aside className={classes.aside}>
            <div ref={setBeside} />
            {aside}
            {problems !== null && <ProblemOptions fields={problems} />}
          </aside>
        </div>
      </NestedFieldsProvider>
    </EditingProvider>
  );
});

/** The options of an activity, from their description. */
export function OptionsEditor({
  editing,
  hidden,
}: {
  readonly editing: Editing;
  readonly hidden: ReadonlySet<string>;
}) {
  const fields = Object.fromEntries(
    Object.entries(editing.description.options).filter(([name]) => !hidden.has(name)),
  );
  return (
    <EditingProvider value={editing}>
      <NestedFieldsProvider value={FieldList}>
        <div className={classes.optionSheet}>
          <FieldList place={['options']} fields={fields} />
        </div>
        <ActivityPicture />
      </NestedFieldsProvider>
    </EditingProvider>
  );
}
