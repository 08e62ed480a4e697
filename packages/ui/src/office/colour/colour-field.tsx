import { Input, Popover } from '@mantine/core';
import { useId } from 'react';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { type FieldWords, fieldWords } from '../fields/field-words.tsx';
import { Icon } from '../icons/icon.tsx';
import classes from './colour-picker.module.css';
import { ColourPicker } from './colour-picker.tsx';
import { colourOf } from './palette.ts';

export interface ColourFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

/** The chosen colour with its name; opens the 18. */
export function ColourField({ value, onChange, ...words }: ColourFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const { disabled, 'aria-required': _, ...wrapper } = fieldWords(words);
  const colour = colourOf(value);
  const name = colour ? t(colour.name) : value;
  return (
    <Input.Wrapper {...wrapper} labelElement="div" labelProps={{ id }}>
      <Popover position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <button
            type="button"
            className={classNames(classes.field, words.error && classes.bad)}
            disabled={disabled}
            aria-label={`${words.label}: ${name}`}
          >
            <span className={classNames(classes.swatch, classes.small)} style={{ backgroundColor: value }} />
            {name}
            <Icon name="chevron-down" size={16} />
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={words.label}>
          <div className={classes.panel}>
            <ColourPicker label={words.label} value={value} onChange={onChange} />
          </div>
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  );
}
