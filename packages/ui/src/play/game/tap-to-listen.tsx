import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import styles from './tap-to-listen.module.css';

/** The browser refuses to sound before somebody has touched the page: one large thing to touch. */
export function TapToListen({ onTap }: { readonly onTap: () => void }) {
  const { t } = useTexts();
  return (
    <button type="button" className={styles.tap} onClick={onTap}>
      <span className={styles.disc}>
        <Icon name="speak" className={styles.icon} />
      </span>
      {t('games.tapToListen')}
    </button>
  );
}
