import { Tooltip } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icons/icon.tsx';
import classes from './colour-picker.module.css';
import { contrast, signOn } from './contrast.ts';
import { colourOf, PALETTE } from './palette.ts';

export interface ColourPickerProps {
  readonly label: string;
  /** #rrggbb; a colour from elsewhere is kept, but none of the 18 is chosen then. */
  readonly value: string;
  readonly onChange: (hex: string) => void;
  readonly disabled?: boolean;
}

/** What text of this colour measures on white paper, below which it is hard to read (WCAG 1.4.3, large text). */
const HARD_TO_READ = 3;

/** Real radio buttons: arrows move, the name is spoken, the chosen one has a tick and a ring. */
export function ColourPicker({ label, value, onChange, disabled = false }: ColourPickerProps) {
  const { t } = useTexts();
  const group = useId();
  const chosen = colourOf(value);
  const name = chosen ? t(chosen.name) : value;
  return (
    <div>
      <div className={classes.grid} role="radiogroup" aria-label={label}>
        {PALETTE.map((colour) => (
          <Tooltip key={colour.hex} label={t(colour.name)}>
            <label className={classes.choice}>
              <input
                type="radio"
                className={classes.input}
                name={group}
                disabled={disabled}
                value={colour.hex}
                aria-label={t(colour.name)}
                checked={colour === chosen}
                onChange={() => onChange(colour.hex)}
              />
              <span
                className={classes.swatch}
                style={{ backgroundColor: colour.hex, color: signOn(colour.hex) }}
              >
                {colour === chosen && <Icon name="check" />}
              </span>
            </label>
          </Tooltip>
        ))}
      </div>
      <p className={classes.name} aria-live="polite">
        {/^#[0-9a-f]{6}$/i.test(value) && contrast(value, '#ffffff') < HARD_TO_READ
          ? t('office.colour.faint', { name })
          : name}
      </p>
    </div>
  );
}
