import type { ComponentProps, MouseEvent } from 'react';
import { useHouseLanguage } from '../../texts/language.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { Spinner } from '../states/spinner.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './button.module.css';
import { ButtonFace, type ButtonLook, buttonClass } from './button-face.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Working on it: keeps its place, its size and the focus, and takes no second press. */
  readonly busy?: boolean;
}

export function Button({ variant, icon, iconEnd, busy, className, children, onClick, ...rest }: ButtonProps) {
  const { t } = useTexts();
  const language = useHouseLanguage();

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type="button"
      className={buttonClass(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...language}
      {...rest}
    >
      <ButtonFace icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
      {busy && (
        <span className={styles.wait}>
          <Spinner />
          <VisuallyHidden>{t('uiPlay.wait')}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
