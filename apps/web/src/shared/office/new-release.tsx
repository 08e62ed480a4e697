import { isGone, newRelease } from '@flink/ui/office/release/new-release.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './new-release.module.css';

/** A page that was open when a new release came: said when it first misses a part, never below somebody's hands. */
export function NewRelease() {
  const { t } = useTexts();
  const isThere = useSyncExternalStore(newRelease.subscribe, newRelease.isThere);
  useEffect(() => {
    const hear = () => void isGone();
    window.addEventListener('vite:preloadError', hear);
    return () => window.removeEventListener('vite:preloadError', hear);
  }, []);
  if (!isThere) return null;
  return (
    <div className={styles.bar} role="alert">
      <p>{t('office.release.newer')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('office.release.reload')}
      </button>
    </div>
  );
}
