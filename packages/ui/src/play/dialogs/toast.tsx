import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import type { IconName } from '../buttons/icon-paths.ts';
import { classNames } from '../class-names.ts';
import styles from './toasts.module.css';
import type { ToastOptions } from './use-toasts.ts';

const SIX_SECONDS = 6000;
const A_LITTLE_MORE = 1500;

const signs: Record<NonNullable<ToastOptions['tone']>, IconName> = {
  info: 'info',
  right: 'check',
  wrong: 'alert',
};

export interface ToastProps extends ToastOptions {
  readonly onGone: () => void;
}

export function Toast({ text, tone = 'info', stay = SIX_SECONDS, onGone }: ToastProps) {
  const { t } = useTexts();
  const toast = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onGone);

  useEffect(() => {
    let timer = setTimeout(leaveUnlessHeld, stay);
    function leaveUnlessHeld() {
      if (toast.current?.matches(':hover, :focus-within')) timer = setTimeout(leaveUnlessHeld, A_LITTLE_MORE);
      else leave();
    }
    return () => clearTimeout(timer);
  }, [stay]);

  return (
    <div ref={toast} className={classNames(styles.toast, styles[tone])}>
      <span className={styles.sign}>
        <Icon name={signs[tone]} className={styles.icon} />
      </span>
      <span className={styles.words}>{text}</span>
      <button type="button" className={styles.close} aria-label={t('uiPlay.close')} onClick={onGone}>
        <Icon name="close" className={styles.cross} />
      </button>
    </div>
  );
}
