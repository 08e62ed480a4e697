import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { StateSheet } from './state-sheet.tsx';

export interface ErrorStateProps {
  /** `broken`: a screen failed to draw. `offline`: the server does not answer. */
  readonly kind: 'broken' | 'offline';
  readonly text?: string;
  readonly onRefresh?: () => void;
  /** Other ways out, before the refresh button. */
  readonly children?: ReactNode;
}

export function ErrorState({ kind, text, onRefresh, children }: ErrorStateProps) {
  const { t } = useTexts();
  const title = kind === 'offline' ? t('shell.cannotConnect') : t('shell.somethingWentWrong');
  return (
    <StateSheet pose="thinking" sign="alert" tint="var(--wrong-tint)" title={title} text={text} role="alert">
      {children}
      {onRefresh && (
        <Button variant="go" icon="retry" onClick={onRefresh}>
          {t('shell.refresh')}
        </Button>
      )}
    </StateSheet>
  );
}
