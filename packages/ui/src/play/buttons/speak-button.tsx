import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { classNames } from '../class-names.ts';
import { RoundButton } from './round-button.tsx';
import styles from './speak-button.module.css';

export interface SpeakButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What is read aloud; stands right after the button. */
  readonly text: string;
  /** What the button is called where the text is too long to be its name. */
  readonly label?: string | undefined;
  readonly speaking?: boolean;
}

export function SpeakButton({ text, label, speaking, className, ...rest }: SpeakButtonProps) {
  const { t } = useTexts();
  return (
    <RoundButton
      icon="speak"
      tone="teal"
      label={label ?? t('uiPlay.listen', { text })}
      className={classNames(speaking && styles.speaking, className)}
      {...rest}
    />
  );
}
