import { Button } from '@flink/ui/office/buttons/button.tsx';
import { ColourField } from '@flink/ui/office/colour/colour-field.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { StepperField } from '@flink/ui/office/fields/stepper-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type * as described from '../description/field.ts';
import { outlineOf } from '../description/outline.ts';
import { unwritten } from '../description/unwritten.ts';
import { type Place, valueAt } from '../document/place.ts';
import { type ControlProps, useEdited, useEditing, useSpot, useValueAt } from '../editing.tsx';
import { useFieldWords } from '../words.ts';
import { ControlFrame, IssueWords, useIssueText, Warnings } from './control-frame.tsx';
import { wordsIn } from './words-in.ts';
import { WrittenArea, WrittenField } from './written-field.tsx';

export function TextControl({ place, name, field }: ControlProps<described.TextField>) {
  const spot = useSpot(place);
  const { locale } = useEditing();
  const { label, hint } = useFieldWords(name, field);
  const error = useIssueText(spot.issues);
  const given = {
    label,
    ...(hint === undefined ? {} : { hint }),
    ...(error === undefined ? {} : { error }),
    value: typeof spot.value === 'string' ? spot.value : '',
    onChange: (typed: string) => spot.type(typed === '' && field.optional ? undefined : typed),
    maxLength: field.most,
    language: locale,
  };
  const { among } = field;
  if (among !== undefined)
    return (
      <ControlFrame place={place}>
        <SelectField
          label={label}
          {...(hint === undefined ? {} : { hint })}
          {...(error === undefined ? {} : { error })}
          searchable
          value={given.value === '' ? null : given.value}
          options={[...new Set([...among, given.value])]
            .filter((value) => value !== '')
            .map((value) => ({ value, label: value }))}
          onChange={(value) => spot.set(value ?? '')}
        />
        <Warnings issues={spot.issues} />
      </ControlFrame>
    );
  return (
    <ControlFrame place={place} strings={locale}>
      {field.rows > 1 ? <WrittenArea {...given} rows={field.rows} /> : <WrittenField {...given} />}
      <Warnings issues={spot.issues} />
    </ControlFrame>
  );
}

export function SwitchControl({ place, name, field }: ControlProps<described.SwitchField>) {
  const spot = useSpot(place);
  const { label, hint } = useFieldWords(name, field);
  const { offWhere } = field;
  // Spec 3 §4.2: choosing presentation only forces the timer and auto-play-in-manual off and disables both.
  const off = useEdited(
    ({ content }) =>
      offWhere !== undefined && valueAt(content, [...place.slice(0, -1), offWhere.field]) === offWhere.is,
  );
  const isOn = useEdited(
    ({ content }) =>
      (valueAt(content, place) ?? unwritten(field, valueAt(content, place.slice(0, -1)))) === true,
  );
  return (
    <ControlFrame place={place}>
      <SwitchField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        checked={!off && isOn}
        disabled={off}
        onChange={(checked) => spot.set(checked)}
      />
      <IssueWords issues={spot.issues} />
    </ControlFrame>
  );
}

const MOST_STEPS = 20;

export function NumberControl({ place, name, field }: ControlProps<described.NumberField>) {
  const spot = useSpot(place);
  const { locale } = useEditing();
  const { t } = useTexts();
  const { wordsIn: way } = field;
  const counted = useEdited(({ content }) =>
    way === undefined ? 0 : wordsIn(valueAt(content, place.slice(0, -1)), way, locale),
  );
  const { label, hint: told } = useFieldWords(name, field);
  const error = useIssueText(spot.issues);
  const usual = useUsual(place, name, field);
  const hint =
    told ??
    (usual === undefined || field.usual !== null ? undefined : t('make.choice.usualIs', { value: usual }));
  // Few enough to be pressed from one to the other.
  const Field = field.usual !== null && field.most - field.least < MOST_STEPS ? StepperField : NumberField;
  return (
    <ControlFrame place={place}>
      <Field
        label={label}
        {...(hint === undefined ? {} : { hint })}
        {...(error === undefined ? {} : { error })}
        min={field.least}
        max={field.most}
        value={typeof spot.value === 'number' ? spot.value : field.usual}
        onChange={(value) => spot.type(value ?? field.usual ?? undefined)}
      />
      {counted > 0 && counted !== spot.value && (
        <Button variant="soft" onClick={() => spot.set(counted)}>
          {t('make.count.take', { count: counted })}
        </Button>
      )}
      <Warnings issues={spot.issues} />
    </ControlFrame>
  );
}

/** A value as it is called: itself where it says itself, else the text of it. */
export function useChoiceWords(field: { readonly plain: boolean }, name: string) {
  const { t } = useTexts();
  return (value: string | number): string =>
    field.plain || (typeof value === 'number' && value > 0)
      ? String(value)
      : t(`make.choice.${name}.${String(value).replace('/', '')}`);
}

/** What the activity says where the problem leaves it open: the option of the same name, written or not. */
function useUsual(place: Place, name: string, field: { readonly asked?: true }): string | number | undefined {
  const { description } = useEditing();
  const written = useValueAt(['options', name]);
  if (place[0] === 'options' || field.asked) return undefined;
  const option = description.options[name];
  const said = written ?? (option && 'usual' in option ? option.usual : undefined);
  const value = typeof said === 'boolean' ? String(said) : said;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

export function ChoiceControl({ place, name, field }: ControlProps<described.ChoiceField>) {
  const spot = useSpot(place);
  const { label, hint } = useFieldWords(name, field);
  const error = useIssueText(spot.issues);
  const called = useChoiceWords(field, field.words ?? name);
  const { t } = useTexts();
  const usual = useUsual(place, name, field);
  // Yes and no are chosen by name where there is a third, to leave it to the activity.
  const held = typeof spot.value === 'boolean' ? String(spot.value) : spot.value;
  const current = typeof held === 'string' || typeof held === 'number' ? held : field.usual;
  // What an activity of before holds stays to be seen, although nobody would choose it today.
  const values =
    current === null || field.values.includes(current) ? field.values : [...field.values, current];
  return (
    <ControlFrame place={place}>
      <SelectField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        {...(error === undefined ? {} : { error })}
        clearable={field.usual === null && !field.asked}
        placeholder={
          field.asked
            ? t('make.choice.ask')
            : usual === undefined
              ? t('make.choice.usual')
              : t('make.choice.usualIs', { value: called(usual) })
        }
        value={current === null ? null : String(current)}
        options={values.map((value) => ({ value: String(value), label: called(value) }))}
        onChange={(chosen) =>
          spot.set(values.find((one) => String(one) === chosen) ?? field.usual ?? undefined)
        }
      />
      <Warnings issues={spot.issues} />
    </ControlFrame>
  );
}

export function ColourControl({ place, name, field }: ControlProps<described.ColourField>) {
  const spot = useSpot(place);
  const { label } = useFieldWords(name, field);
  return (
    <ControlFrame place={place}>
      <ColourField
        label={label}
        value={typeof spot.value === 'string' ? spot.value : '#000000'}
        onChange={(colour) => spot.set(colour)}
      />
    </ControlFrame>
  );
}

/** Spec 2 §3, textFrom: another page, by its id. */
export function OtherProblemControl({ place, name, field }: ControlProps<described.OtherProblemField>) {
  const spot = useSpot(place);
  const { description } = useEditing();
  const { t } = useTexts();
  const { label, hint } = useFieldWords(name, field);
  const error = useIssueText(spot.issues);
  const problems = useValueAt(['gameData', 'problems']);
  const here = place[2];
  const options = (Array.isArray(problems) ? problems : []).flatMap((problem, index) => {
    const id = valueAt(problem, ['id']);
    if (index === here || typeof id !== 'string') return [];
    const { title } = outlineOf(description.problems ?? {}, problem);
    const number = t('make.pageNumber', { number: index + 1 });
    return [{ value: id, label: title === '' ? number : `${number}: ${title}` }];
  });
  const value =
    typeof spot.value === 'number' && Array.isArray(problems)
      ? valueAt(problems, [spot.value, 'id'])
      : spot.value;
  return (
    <ControlFrame place={place}>
      <SelectField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        {...(error === undefined ? {} : { error })}
        clearable
        placeholder={t('make.choice.none')}
        value={typeof value === 'string' ? value : null}
        options={options}
        onChange={(chosen) => spot.set(chosen ?? undefined)}
      />
      <Warnings issues={spot.issues} />
    </ControlFrame>
  );
}
