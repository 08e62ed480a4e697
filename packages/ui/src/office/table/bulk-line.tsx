import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import type { BulkAction } from './table-parts.ts';
import classes from './tool-line.module.css';

export interface BulkLineProps<Row> {
  readonly chosen: readonly Row[];
  readonly actions: readonly BulkAction<Row>[];
  readonly onLeave: () => void;
}

/** Stands in for the tool line while rows are chosen. */
export function BulkLine<Row>({ chosen, actions, onLeave }: BulkLineProps<Row>) {
  const { t } = useTexts();
  return (
    <div
      className={classNames(classes.line, classes.bulk)}
      role="toolbar"
      aria-label={t('office.table.bulk')}
    >
      <span className={classes.chosen} role="status">
        {t('office.table.chosen', { count: chosen.length })}
      </span>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant={action.bad ? 'bad' : 'quiet'}
          icon={action.icon}
          onClick={() => action.onRun(chosen)}
        >
          {action.label}
        </Button>
      ))}
      <span className={classes.gap} />
      <Button variant="quiet" onClick={onLeave}>
        {t('office.table.unselect')}
      </Button>
    </div>
  );
}
