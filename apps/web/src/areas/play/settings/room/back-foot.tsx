import { Button } from '@flink/ui/play/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import styles from './back-foot.module.css';

export interface BackFootProps {
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/** The foot of a view that was opened from MAIN. */
export function BackFoot({ onBack, children }: BackFootProps) {
  const { t } = useTexts();
  return (
    <footer className={styles.foot}>
      <Button icon="back" className={styles.back} onClick={onBack}>
        {t('settings.goBack')}
      </Button>
      {children}
    </footer>
  );
}
