import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import styles from './big-button.module.css';
import type { SettingsButton } from './settings-buttons.ts';

interface BigButtonLook {
  /** Gives it its colour. */
  readonly button: SettingsButton | 'touchSpeaks';
  readonly name: string;
  readonly art: ReactNode;
}

export interface BigButtonProps extends BigButtonLook {
  /** What is chosen now, or what is to be found in it. */
  readonly value?: string | undefined;
  /** One comes back from what it opens. */
  readonly focused?: boolean;
  readonly onPress: () => void;
}

export function BigButton({ button, name, art, value, focused, onPress }: BigButtonProps) {
  return (
    <button
      type="button"
      className={styles.big}
      data-button={button}
      data-autofocus={focused || undefined}
      onClick={onPress}
    >
      <Art>{art}</Art>
      <span className={styles.name} data-say="">
        {name}
      </span>
      {/* Kept free where nothing is chosen, so that the names of a row stand in one line. */}
      <span className={styles.value} data-say={value && ''}>
        {value}
      </span>
    </button>
  );
}

export interface BigSwitchProps extends BigButtonLook {
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

export function BigSwitch({ button, name, art, on, onTurn }: BigSwitchProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={name}
      className={styles.big}
      data-button={button}
      onClick={() => onTurn(!on)}
    >
      <Art>{art}</Art>
      <span className={styles.name} data-say="">
        {name}
      </span>
      <span className={styles.value}>
        <span className={styles.switch} />
        <span data-say="">{on ? t('settings.on') : t('settings.off')}</span>
      </span>
    </button>
  );
}

const Art = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.art} aria-hidden="true">
    {children}
  </span>
);
