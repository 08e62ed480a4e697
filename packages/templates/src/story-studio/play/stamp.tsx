import { useTexts } from '@flink/ui/texts/texts.tsx';
import styles from './stamp.module.css';

export interface StampProps {
  readonly approved: boolean;
  onChange(on: boolean): void;
}

/** Spec 2 §4: the approval box. A dashed place, then ink. */
export function Stamp({ approved, onChange }: StampProps) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it looks like a stamp and is pressed like one
    <button
      type="button"
      role="checkbox"
      aria-checked={approved}
      className={styles.stamp}
      data-move="approve"
      onClick={() => onChange(!approved)}
    >
      {approved && (
        <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.tick}>
          <path d="m12 24 9 9 17-19" />
        </svg>
      )}
      <span>{approved ? t('storyStudio.seen') : t('storyStudio.stampHere')}</span>
    </button>
  );
}
