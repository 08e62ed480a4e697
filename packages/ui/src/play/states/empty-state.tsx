import type { ReactNode } from 'react';
import { StateSheet } from './state-sheet.tsx';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** An empty state offers the next step. */
  readonly children?: ReactNode;
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <StateSheet pose="idle" sign="hint" tint="var(--feather-200)" title={title} text={text}>
      {children}
    </StateSheet>
  );
}
