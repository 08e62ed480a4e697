import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Face } from '@flink/ui/play/people/face.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { faceOf } from '../../../../../shared/play/face-of.ts';
import styles from './account-place.module.css';
import type { AccountViewProps } from './account-view.tsx';

/** The children's play ends at this door; whose account it is stands beside it. */
export function AccountTitle({ data: { family } }: AccountViewProps) {
  const { t } = useTexts();
  const admin = family.familyMembers.find(({ isAdmin }) => isAdmin);
  return (
    <>
      {t('settings.account.title')}{' '}
      <small className={styles.forWhom}>{t('settings.account.forGrownUps')}</small>
      {admin && (
        <span className={styles.who} aria-hidden="true">
          <Face name={faceOf(admin)} />
        </span>
      )}
    </>
  );
}

/** The account comes when somebody opens it; without a connection it says so. */
export function AccountPlace(props: AccountViewProps) {
  const { t } = useTexts();
  const room = useQuery({
    queryKey: ['room', 'account'],
    queryFn: () => import('./account-room.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  if (room.data) return <room.data.AccountView {...props} />;
  if (!room.isError || room.isFetching) return <Waiting />;
  return (
    <p role="alert">
      {t('shell.cannotConnect')}{' '}
      <Button icon="retry" onClick={() => void room.refetch()}>
        {t('shell.refresh')}
      </Button>
    </p>
  );
}
