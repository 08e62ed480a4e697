import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { failureWords } from '../../../shared/play/failure-words.ts';
import classes from './weekly-mail.module.css';

/** Where the link in the mail leads: the switch is in sight and has the focus. */
const LINKED = '#weekly-mail';

/** Whether the teacher is told every Monday by mail. */
export function WeeklyMail({ isWanted }: { readonly isWanted: boolean }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [wish, setWish] = useState<boolean | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === LINKED) place.current?.querySelector('input')?.focus();
  }, []);

  const change = async (wanted: boolean) => {
    setWish(wanted);
    try {
      await officeApi('wantWeeklyMail', { body: { wanted } });
      await queries.invalidateQueries({ queryKey: ['teacherHome'] });
      toasts.show({
        tone: 'ok',
        message: wanted ? t('teacherHome.weeklyMailOn') : t('teacherHome.weeklyMailOff'),
      });
    } catch (error) {
      toasts.show({ tone: 'bad', message: failureWords(t, error) });
    }
    setWish(null);
  };

  return (
    <div ref={place} className={classes.mail} id={LINKED.slice(1)}>
      <SwitchField
        label={t('teacherHome.weeklyMail')}
        hint={t('teacherHome.weeklyMailHint')}
        checked={wish ?? isWanted}
        onChange={(wanted) => {
          // Not switched off meanwhile: it would lose the focus.
          if (wish === null) void change(wanted);
        }}
      />
    </div>
  );
}
