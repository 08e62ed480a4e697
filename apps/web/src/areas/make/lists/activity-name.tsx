import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId, useRef, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import classes from './activity-name.module.css';
import { useActivityChanges } from './use-activity-changes.tsx';

const LONGEST = 200;

/** The name of an activity above its editor: pressed it is written anew; Enter keeps it, Escape leaves it as it was. */
export function ActivityName({
  activity,
}: {
  readonly activity: Pick<MadeActivity, '_id' | 'activityName'>;
}) {
  const { t } = useTexts();
  const changes = useActivityChanges();
  const errorId = useId();
  const [name, setName] = useState(activity.activityName);
  /** What is being written; null while it is only read. */
  const [written, setWritten] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isSent = useRef(false);

  const leave = () => {
    setWritten(null);
    setError(null);
  };
  const keep = async () => {
    const next = (written ?? '').trim();
    if (isSent.current) return;
    if (next === name) {
      leave();
      return;
    }
    if (next === '') {
      setError(t('error.activities.nameRequired'));
      return;
    }
    if (next.length > LONGEST) {
      setError(t('office.field.long', { count: next.length, most: LONGEST }));
      return;
    }
    isSent.current = true;
    try {
      // A name that is written takes the place of a chosen text of the house.
      const change = { _id: activity._id, activityName: next, activityNameString: null };
      await officeApi('changeActivities', { body: { activities: [change] } });
      setName(next);
      leave();
      await changes.refresh();
    } catch (failed) {
      setError((failed as Error).message);
    } finally {
      isSent.current = false;
    }
  };

  if (written === null)
    return changes.may('edit') ? (
      <button
        type="button"
        className={classes.name}
        aria-label={t('make.editor.rename', { name })}
        onClick={() => setWritten(name)}
      >
        <span className={classes.words}>{name}</span>
        <Icon name="pencil" size={16} />
      </button>
    ) : (
      <p className={classes.name}>{name}</p>
    );
  return (
    <>
      <input
        className={classes.field}
        aria-label={t('make.editor.name')}
        aria-invalid={error !== null}
        {...(error === null ? {} : { 'aria-describedby': errorId })}
        autoFocus
        value={written}
        onChange={({ currentTarget: { value } }) => {
          setWritten(value);
          setError(null);
        }}
        onBlur={() => (error === null ? void keep() : leave())}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') void keep();
          if (event.key === 'Escape') leave();
        }}
      />
      {error !== null && (
        <span id={errorId} role="alert" className={classes.error}>
          <FieldError>{error}</FieldError>
        </span>
      )}
    </>
  );
}
