import { listText } from '@flink/contract/texts/format.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { deviceWords, useOwnSessions } from '../../../../../shared/personal-data/use-own-sessions.ts';
import styles from './own-data-view.module.css';

/** Where the family is signed in: an adult signs out a tablet that is lost, or all others at once. */
export function FamilyDevices() {
  const { t, locale } = useTexts();
  const showToast = useToasts();
  const { sessions, others, isError, retry, end, ending } = useOwnSessions();

  const signOut = async (sessionIds: readonly string[]) => {
    try {
      await end(sessionIds);
      showToast({ text: t('devices.signedOut'), tone: 'right' });
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'wrong' });
    }
  };

  return (
    <section className={styles.data} aria-labelledby="family-devices">
      <h3 id="family-devices" className={styles.heading} data-say="">
        {t('devices.ofFamily')}
      </h3>
      <p data-say="">{t('devices.lead')}</p>
      {isError && (
        <p className={styles.failed} role="alert">
          {t('devices.failed')}{' '}
          <Button icon="retry" onClick={retry}>
            {t('personalData.askAgain')}
          </Button>
        </p>
      )}
      <ul className={styles.people}>
        {sessions.map((session) => {
          const { device, when } = deviceWords(t, locale, session);
          const names = listText(session.names, locale);
          return (
            <li key={session._id}>
              <div className={styles.who}>
                <strong>{names}</strong>
                <span>{session.isThisDevice ? `${device} · ${t('devices.here')}` : device}</span>
                <span>{t('devices.since', { when })}</span>
              </div>
              {!session.isThisDevice && (
                <Button
                  icon="close"
                  busy={ending.includes(session._id)}
                  aria-label={t('devices.signOutOf', { device: `${names}, ${device}`, when })}
                  onClick={() => void signOut([session._id])}
                >
                  {t('devices.signOut')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 1 && (
        <div className={styles.ways}>
          <Button icon="close" busy={ending.length > 1} onClick={() => void signOut(others)}>
            {t('devices.signOutOthers')}
          </Button>
        </div>
      )}
    </section>
  );
}
