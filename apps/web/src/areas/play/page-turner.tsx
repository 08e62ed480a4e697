import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import styles from './page-turner.module.css';

export interface PageTurnerProps {
  readonly label: string;
  readonly newer: string;
  readonly older: string;
  /** Which of them are shown, in words. */
  readonly span: string;
  /** The first is 0. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** To the newer and the older ones of a list that comes page by page. */
export function PageTurner({ label, newer, older, span, page, pages, onTurn }: PageTurnerProps) {
  return (
    <nav className={styles.pages} aria-label={label}>
      <RoundButton icon="back" label={newer} disabled={page === 0} onClick={() => onTurn(page - 1)} />
      <span role="status">{span}</span>
      <RoundButton
        icon="forward"
        label={older}
        disabled={page >= pages - 1}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  );
}
