import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef } from 'react';
import { leave } from '../session/leave.ts';
import { useSession } from '../session/session-store.ts';
import { LookingBar } from './looking-bar.tsx';
import { leaveView } from './way-back.ts';

/** Above every screen while somebody sees Flink as another person: as whom, and the way back to the own account. */
export default function ViewingBanner() {
  const { t } = useTexts();
  const session = useSession();
  const asked = useRef(false);
  const isOver = session === null;

  useEffect(() => {
    if (isOver) leaveView(asked.current ? 'asked' : 'byItself');
  }, [isOver]);

  if (!session) return null;
  const name = `${session.user.firstname} ${session.user.lastname}`;
  return (
    <LookingBar
      label={t('viewing.place')}
      words={t('viewing.banner', { name })}
      back={t('viewing.back')}
      onBack={() => {
        asked.current = true;
        leave();
      }}
    />
  );
}
