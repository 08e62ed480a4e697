import {
  LESS_PERCENT,
  LITTLE_TIME_MINUTES,
  NO_PLAY_DAYS,
  TRIES,
  TRIES_WITHIN_DAYS,
} from '@flink/contract/rules/teacher-home/needs.ts';
import { LEAST_USUAL_MINUTES, WEEKS_BEFORE } from '@flink/contract/rules/teacher-home/usual.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './how-chosen.module.css';

/** The rules by which families are chosen, in words. */
export function HowChosen({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('teacherHome.howChosen')}
      lead={t('teacherHome.how.lead')}
      foot={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {t('teacherHome.how.close')}
        </Button>
      }
    >
      <ul className={classes.rules}>
        <li>{t('teacherHome.how.noPlay', { days: NO_PLAY_DAYS })}</li>
        <li>
          {t('teacherHome.how.less', {
            percent: LESS_PERCENT,
            weeks: WEEKS_BEFORE,
            minutes: LEAST_USUAL_MINUTES,
          })}
        </li>
        <li>{t('teacherHome.how.littleTime', { minutes: LITTLE_TIME_MINUTES })}</li>
        <li>{t('teacherHome.how.stuck', { tries: TRIES, days: TRIES_WITHIN_DAYS })}</li>
        <li>{t('teacherHome.how.ready')}</li>
      </ul>
      <p className={classes.off}>{t('teacherHome.how.talked', { days: NO_PLAY_DAYS })}</p>
    </Dialog>
  );
}
