import { Input } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icons/icon.tsx';
import { fieldWords } from './field-words.tsx';
import classes from './stepper-field.module.css';
import { type NumberFieldProps, useTypedNumber } from './use-typed-number.ts';

/** A small number, pressed or typed: its words at the start of the line, the number between less and more at its end. */
export function StepperField(props: Omit<NumberFieldProps, 'unit' | 'decimals' | 'required'>) {
  const { label, error, disabled, value, min, max } = props;
  const id = useId();
  const { t } = useTexts();
  const { told, box, stepBy } = useTypedNumber(props);
  const words = fieldWords({ label, ...(told === undefined ? {} : { hint: told }), error });
  // The arrows of the keyboard do the same, in the field itself.
  const press = (times: number, icon: 'minus' | 'plus', key: string, isOff: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      className={classes.step}
      aria-label={t(key, { label })}
      disabled={disabled || isOff}
      onClick={() => stepBy(times)}
    >
      <Icon name={icon} size={16} />
    </button>
  );
  return (
    <Input.Wrapper
      id={id}
      label={words.label}
      description={words.description}
      error={words.error}
      classNames={{ root: classes.root ?? '', label: classes.label ?? '' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <div className={classes.box} data-bad={error ? '' : undefined}>
        {press(
          -1,
          'minus',
          'office.field.less',
          value !== null && value <= (min ?? Number.NEGATIVE_INFINITY),
        )}
        <Input
          id={id}
          {...box}
          disabled={disabled ?? false}
          error={Boolean(error)}
          withErrorStyles={false}
          classNames={{ input: classes.number ?? '' }}
          variant="unstyled"
        />
        {press(1, 'plus', 'office.field.more', value !== null && value >= (max ?? Number.POSITIVE_INFINITY))}
      </div>
    </Input.Wrapper>
  );
}
