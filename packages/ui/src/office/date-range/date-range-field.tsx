import { Input, Popover } from '@mantine/core';
import { useId, useState } from 'react';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { type FieldWords, fieldWords } from '../fields/field-words.tsx';
import { Icon } from '../icons/icon.tsx';
import { useLatePart } from '../late-part.ts';
import classes from './date-range-field.module.css';
import { type DateLimits, type DateRange, NO_RANGE } from './date-range-rule.ts';
import { dateRangeInWords } from './day-words.ts';
import { dateRangePanel } from './late-date-range-panel.ts';

export interface DateRangeFieldProps extends FieldWords, DateLimits {
  readonly value: DateRange;
  readonly onChange: (value: DateRange) => void;
  readonly clearable?: boolean;
  /** 1 is Monday and 7 is Sunday; as the language has it where nothing is said. */
  readonly firstDayOfWeek?: number | undefined;
  /** In a line of filters: as wide as its words, the label only spoken. */
  readonly inline?: boolean;
}

export function DateRangeField(props: DateRangeFieldProps) {
  const {
    value,
    onChange,
    earliest,
    latest,
    clearable = true,
    firstDayOfWeek,
    inline = false,
    ...words
  } = props;
  const { t, locale } = useTexts();
  const [opened, setOpened] = useState(false);
  const come = useLatePart(dateRangePanel);
  const id = useId();
  const shown = dateRangeInWords(t, value, locale);
  const { disabled, 'aria-required': _, ...wrapper } = fieldWords(words);

  return (
    <Input.Wrapper
      {...wrapper}
      label={inline ? undefined : words.label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <div
        className={classNames(
          classes.box,
          inline && classes.inline,
          words.error && classes.bad,
          disabled && classes.off,
        )}
      >
        <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
          <Popover.Target>
            <button
              type="button"
              className={classes.open}
              disabled={disabled}
              aria-label={`${words.label}: ${shown ?? t('office.dates.any')}`}
              onClick={() =>
                come ? setOpened(!opened) : void dateRangePanel.fetch().then(() => setOpened(true))
              }
            >
              <Icon name="calendar" />
              <span className={classNames(classes.words, shown === null && classes.none)}>
                {shown ?? t('office.dates.any')}
              </span>
              <Icon name="chevron-down" size={16} />
            </button>
          </Popover.Target>
          <Popover.Dropdown aria-label={words.label}>
            {come && (
              <come.DateRangePanel
                value={value}
                limits={{ earliest, latest }}
                firstDayOfWeek={firstDayOfWeek}
                onDone={(next) => {
                  onChange(next);
                  setOpened(false);
                }}
              />
            )}
          </Popover.Dropdown>
        </Popover>
        {clearable && shown !== null && !disabled && (
          <IconButton
            icon="x"
            inRow
            label={t('office.field.clear', { label: words.label })}
            onClick={() => onChange(NO_RANGE)}
          />
        )}
      </div>
    </Input.Wrapper>
  );
}
