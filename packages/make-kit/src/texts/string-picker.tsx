import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useEffect, useState } from 'react';
import type { HouseString } from '../host.ts';
import { SoundButton } from '../media/sound-button.tsx';
import classes from './string-picker.module.css';

const PAUSE_MS = 250;

export interface StringPickerProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly language: string;
  readonly value: number | null;
  readonly onChange: (chosen: HouseString | null) => void;
  readonly find: (keyword: string, language: string) => Promise<readonly HouseString[]>;
  readonly error?: string | undefined;
}

const optionOf = ({ number, text }: HouseString) => ({ value: String(number), label: `${number} - ${text}` });

/** Spec 3 §2.3, string-number picker: searchable, clearable, each labelled "number - text"; the chosen one can be heard. */
export function StringPicker(props: StringPickerProps) {
  const { label, placeholder, language, value, onChange, find, error } = props;
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly HouseString[]>([]);
  /** The chosen one, which what is typed need not find. */
  const [kept, setKept] = useState<HouseString | null>(null);
  // What stands in the field after a choice is its label, and that finds nothing.
  const keyword = kept !== null && words === optionOf(kept).label ? '' : words.trim();

  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(
      () =>
        find(keyword, language).then(
          (strings) => !isLate && setFound(strings),
          // What was offered before stays; typing on asks again.
          () => undefined,
        ),
      keyword === '' ? 0 : PAUSE_MS,
    );
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [find, keyword, language]);

  const isKnown = value === null || kept?.number === value;
  useEffect(() => {
    if (isKnown) return;
    let isLate = false;
    find(`#${value}`, language).then(
      ([one]) => !isLate && one && setKept(one),
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [find, isKnown, value, language]);

  const offered = kept && value === kept.number && !found.some(({ number }) => number === value);
  const strings = offered ? [kept, ...found] : found;
  const chosen = strings.find(({ number }) => number === value);
  return (
    <div className={classes.picker}>
      <SelectField
        label={label}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(error === undefined ? {} : { error })}
        searchable
        clearable
        value={value === null ? null : String(value)}
        options={strings.map(optionOf)}
        onSearch={setWords}
        onChange={(next) => {
          const one = strings.find(({ number }) => String(number) === next) ?? null;
          setKept(one);
          onChange(one);
        }}
      />
      {chosen?.sound !== undefined && (
        <SoundButton key={chosen.sound} url={chosen.sound} name={chosen.text} />
      )}
    </div>
  );
}
