import type { OwnSession } from '@flink/contract/calls/own-sessions.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { deviceWords, useOwnSessions } from '../../shared/personal-data/use-own-sessions.ts';
import styles from './devices-card.module.css';

/** Where the person is signed in, to be ended one by one or all others at once. */
export function DevicesCard() {
  const { t } = useTexts();
  const toasts = useToasts();
  const { sessions, others, isLoading, isError, retry, end, ending } = useOwnSessions();

  const signOut = async (sessionIds: readonly string[]) => {
    try {
      await end(sessionIds);
      toasts.show({ message: t('devices.signedOut') });
    } catch (error) {
      toasts.show({ message: (error as Error).message, tone: 'bad' });
    }
  };

  return (
    <Card title={t('devices.title')}>
      <p className={styles.lead}>{t('devices.lead')}</p>
      {isLoading && <SkeletonRows rows={2} withPicture={false} />}
      {isError && <EmptyState state={{ kind: 'error', message: t('devices.failed'), onRetry: retry }} />}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <DeviceRow
            key={session._id}
            session={session}
            ending={ending.includes(session._id)}
            onSignOut={() => void signOut([session._id])}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button icon="logout" loading={ending.length > 1} onClick={() => void signOut(others)}>
          {t('devices.signOutOthers')}
        </Button>
      )}
    </Card>
  );
}

interface DeviceRowProps {
  readonly session: OwnSession;
  readonly ending: boolean;
  readonly onSignOut: () => void;
}

function DeviceRow({ session, ending, onSignOut }: DeviceRowProps) {
  const { t, locale } = useTexts();
  const { device, when } = deviceWords(t, locale, session);
  return (
    <li>
      <span className={styles.device}>
        <strong>{device}</strong>
        <span>{t('devices.since', { when })}</span>
      </span>
      {session.isThisDevice ? (
        <StatePip tone="ok">{t('devices.here')}</StatePip>
      ) : (
        <Button loading={ending} aria-label={t('devices.signOutOf', { device, when })} onClick={onSignOut}>
          {t('devices.signOut')}
        </Button>
      )}
    </li>
  );
}
