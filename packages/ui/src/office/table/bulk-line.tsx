import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { useShortcut } from '../buttons/shortcuts.tsx';
import type { BulkAction } from './table-parts.ts';
import classes from './tool-line.module.css';

export interface BulkLineProps<Row> {
  readonly chosen: readonly Row[];
  readonly actions: readonly BulkAction<Row>[];
  readonly onLeave: () => void;
  /** How many match in all, where they can be chosen; and whether they are. */
  readonly matching: { readonly total: number; readonly all: boolean; readonly onAll: () => void } | null;
}

/** Stands in for the tool line while rows are chosen. */
export function BulkLine<Row>({ chosen, actions, onLeave, matching }: BulkLineProps<Row>) {
  const { t } = useTexts();
  return (
    <div
      className={classNames(classes.line, classes.bulk)}
      role="toolbar"
      aria-label={t('office.table.bulk')}
    >
      <span className={classes.chosen} role="status">
        {t('office.table.chosen', { count: matching?.all ? matching.total : chosen.length })}
      </span>
      {matching && !matching.all && (
        <Button variant="quiet" onClick={matching.onAll}>
          {t('office.table.chooseAll', { count: matching.total })}
        </Button>
      )}
      {actions.map((action) => (
        <BulkButton
          key={action.label}
          action={action}
          onRun={() => action.onRun(chosen, matching?.all ? matching.total : null)}
        />
      ))}
      <span className={classes.gap} />
      <Button variant="quiet" onClick={onLeave}>
        {t('office.table.unselect')}
      </Button>
    </div>
  );
}

function BulkButton<Row>({
  action: { label, icon, bad, keys },
  onRun,
}: {
  readonly action: BulkAction<Row>;
  readonly onRun: () => void;
}) {
  useShortcut(keys ?? '', keys === undefined ? undefined : onRun);
  return (
    <Button
      variant={bad ? 'bad' : 'quiet'}
      icon={icon}
      {...(keys === undefined ? {} : { keys })}
      onClick={onRun}
    >
      {label}
    </Button>
  );
}
