import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape: 'line' | 'title' | 'disc' | 'button' | 'card';
  readonly width?: CSSProperties['inlineSize'];
}

/** One pale shape in the place of what comes. Wrap all of a screen's in one SkeletonScreen. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={classNames(styles.bone, styles[shape])} style={{ inlineSize: width }} />;
}

export interface SkeletonScreenProps {
  readonly text?: string;
  readonly children: ReactNode;
}

export function SkeletonScreen({ text, children }: SkeletonScreenProps) {
  const { t } = useTexts();
  return (
    <div role="status">
      <VisuallyHidden>{text ?? t('uiPlay.wait')}</VisuallyHidden>
      <div className={styles.screen} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
