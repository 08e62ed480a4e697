import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from './account-place.module.css';
import type { AccountViewProps } from './account-view.tsx';

/** The children's play ends at this door. */
export function AccountTitle() {
  const { t } = useTexts();
  return (
    <>
      {t('settings.account.title')}{' '}
      <small className={styles.forWhom}>{t('settings.account.forGrownUps')}</small>
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
