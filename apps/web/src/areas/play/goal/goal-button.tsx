import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { usePlayData } from '../data/menu-data.ts';
import { LazyDialog } from '../lazy-dialog.tsx';
import { GoalCongratulation } from './goal-congratulation.tsx';

/** Opens the learning goals of the team, and celebrates one that has been reached. */
export function GoalButton() {
  const { t } = useTexts();
  const data = usePlayData();
  const [open, setOpen] = useState(false);
  if (!data) return null;
  return (
    <>
      <RoundButton icon="flag" label={t('goal.title')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open ? (
        <LazyDialog
          name="goal"
          title={t('goal.title')}
          load={() => import('./dialog/goal-dialog.tsx')}
          onClose={() => setOpen(false)}
        >
          {({ default: GoalDialog }) => <GoalDialog onClose={() => setOpen(false)} />}
        </LazyDialog>
      ) : (
        <GoalCongratulation data={data} />
      )}
    </>
  );
}
