import { listText } from '@flink/contract/texts/format.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { useShortcut } from '../buttons/shortcuts.tsx';
import { Icon } from '../icons/icon.tsx';
import classes from './save-line.module.css';

export interface SaveLineProps {
  /** Names of what was changed, as their fields are labelled. Empty is pristine. */
  readonly changed: readonly string[];
  /** What keeps it from being saved, in words. */
  readonly problem?: string;
  /** What the server has refused, in words: it may be sent again as soon as something else was changed. */
  readonly refused?: string | undefined;
  /** Leads to where it is. */
  readonly onShow?: (() => void) | undefined;
  readonly sending: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

/** The foot of a long form: what changed, and Save, off while pristine, sending or invalid (spec 3 §5.4). */
export function SaveLine(props: SaveLineProps) {
  const { changed, problem, refused, sending, onShow, onSave, onReset } = props;
  const { t, locale } = useTexts();
  const pristine = changed.length === 0;
  const canSave = !pristine && !sending && problem === undefined;
  const said = problem ?? (pristine ? undefined : refused);
  useShortcut('mod+s', canSave ? onSave : undefined);

  return (
    <div className={classes.line}>
      {pristine ? (
        <span className={classes.clean}>
          <Icon name="circle-check" />
        </span>
      ) : (
        <span className={classes.dot} />
      )}
      <p className={classes.words} aria-live="polite">
        {pristine ? (
          <span className={classes.names}>{t('office.save.pristine')}</span>
        ) : (
          <>
            <b>{t('office.save.changes', { count: changed.length })}</b>{' '}
            <span className={classes.names}>{listText(changed, locale, 'unit')}</span>
          </>
        )}
        {said && !onShow && <span className={classes.problem}> {said}</span>}
        {said && onShow && (
          <button type="button" className={classes.problem} onClick={onShow}>
            {said}
          </button>
        )}
      </p>
      <div className={classes.buttons}>
        <Button variant="quiet" disabled={pristine || sending} onClick={onReset}>
          {t('office.save.reset')}
        </Button>
        <Button variant="primary" keys="mod+s" disabled={!canSave} loading={sending} onClick={onSave}>
          {t('office.save.save')}
        </Button>
      </div>
    </div>
  );
}
