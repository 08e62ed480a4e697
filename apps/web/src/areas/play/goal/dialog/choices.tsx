import { classNames } from '@flink/ui/play/class-names.ts';
import { ChosenTick } from '@flink/ui/play/fields/chosen-tick.tsx';
import { type CSSProperties, createContext, type ReactNode, useContext, useId } from 'react';
import styles from './choices.module.css';

const Group = createContext('');

export interface ChoicesProps {
  readonly label: string;
  /** The question stands beside its answers where there is room. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** A question with large answers, of which one is chosen. */
export function Choices({ label, beside = false, children }: ChoicesProps) {
  return (
    <fieldset className={classNames(styles.choices, beside && styles.beside)}>
      <legend className={styles.label}>{label}</legend>
      <Group value={useId()}>
        <div className={styles.row}>{children}</div>
      </Group>
    </fieldset>
  );
}

export interface ChoiceProps {
  readonly shape: 'picture' | 'number' | 'words' | 'face';
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly disabled?: boolean;
  /** Names it where what is seen does not. */
  readonly label?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export function Choice({ shape, chosen, onChoose, disabled = false, label, style, children }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, styles[shape])} style={style}>
      <input
        type="radio"
        name={useContext(Group)}
        checked={chosen}
        disabled={disabled}
        aria-label={label}
        onChange={onChoose}
      />
      {children}
      {chosen && <ChosenTick className={styles.tick} />}
    </label>
  );
}
