import type { Field } from '@flink/contract/resources/kit/field.ts';
import { structureOf } from '@flink/contract/resources/kit/structures.ts';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { Suspense } from 'react';
import type { FieldInputProps } from './field-props.ts';
import { PerLocaleField } from './per-locale-field.tsx';
import { ReferenceField } from './reference-field.tsx';

/** Some forms have these, and each form would carry them. */
const FileKeyField = lazily(async () => ({
  default: (await import('./file-key-field.tsx')).FileKeyField,
}));
const FilesField = lazily(() => import('./files-field.tsx'));
const ReferencesField = lazily(() => import('./references-field.tsx'));

const RichTextField = lazily(async () => ({
  default: (await import('@flink/ui/office-rich-text/rich-text-field.tsx')).RichTextField,
}));

/** As many short answers as fit side by side. */
const MOST_SEGMENTS = 3;

/** A field drawn from what it holds. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, onChange, option, errorAt, files, language, called, kept, says, ...words } = props;
  switch (field.kind) {
    case 'text': {
      if (field.rich)
        return (
          <Suspense fallback={<SkeletonRows rows={2} withPicture={false} />}>
            <RichTextField
              {...words}
              value={String(value ?? '')}
              onChange={onChange}
              language={language ?? 'en'}
            />
          </Suspense>
        );
      const text = { ...words, value: String(value ?? ''), onChange, language };
      return field.lines ? <TextArea {...text} rows={5} /> : <TextField {...text} autoComplete="off" />;
    }
    case 'day':
      return (
        <TextField
          {...words}
          type="date"
          value={String(value ?? '')}
          onChange={(day) => onChange(day || null)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...words}
          value={value as number | null}
          onChange={onChange}
          {...(field.decimals ? { decimals: field.decimals } : {})}
        />
      );
    case 'onOff':
      return (
        <SwitchField
          label={words.label}
          {...(words.hint ? { hint: words.hint } : {})}
          disabled={words.disabled ?? false}
          checked={value === true}
          onChange={onChange}
        />
      );
    case 'choice': {
      const options = field.values.map((one) => ({ value: one, label: option(one) }));
      const fewAndSet = options.length <= MOST_SEGMENTS && !field.optional && typeof value === 'string';
      return fewAndSet ? (
        <SegmentedField {...words} value={value} options={options} onChange={onChange} />
      ) : (
        <SelectField
          {...words}
          value={value as string | null}
          options={options}
          onChange={onChange}
          clearable={field.optional ?? false}
        />
      );
    }
    case 'reference':
      return (
        <ReferenceField
          {...words}
          to={field.to}
          called={called}
          linked
          value={value as string | null}
          onChange={onChange}
          clearable={field.optional ?? false}
        />
      );
    case 'references':
      return (
        <Suspense fallback={<SkeletonRows rows={1} withPicture={false} />}>
          <ReferencesField
            {...words}
            to={field.to}
            value={value as readonly string[]}
            onChange={onChange}
            max={field.max}
          />
        </Suspense>
      );
    case 'file':
      return (
        <Suspense fallback={<SkeletonRows rows={1} withPicture={false} />}>
          <FileKeyField
            {...words}
            of={field.of}
            value={value as string | null}
            onChange={onChange}
            files={files}
            says={typeof says === 'string' ? says : ''}
            language={language}
          />
        </Suspense>
      );
    case 'files':
      return (
        <Suspense fallback={<SkeletonRows rows={1} withPicture={false} />}>
          <FilesField
            {...words}
            of={field.of}
            max={field.max}
            value={value as readonly string[]}
            onChange={onChange}
            files={files}
            errorAt={errorAt}
          />
        </Suspense>
      );
    case 'structure':
      throw new Error(`${words.label} is of a shape of its own: its section draws it.`);
    case 'perLocale':
      return (
        <PerLocaleField
          {...props}
          value={value as Readonly<Record<string, string>>}
          draw={(code) => <FieldInput {...code} field={field.of} />}
        />
      );
  }
}

/** What a new row begins with. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return '';
    case 'onOff':
      return false;
    case 'choice':
      return field.optional ? null : (field.values[0] ?? null);
    case 'perLocale':
      return {};
    case 'structure':
      return structureOf(field.of).empty;
    case 'choices':
    case 'references':
    case 'files':
      return [];
    default:
      return null;
  }
}
