import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { structureOf } from '@flink/contract/resources/kit/structures.ts';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { momentText } from '../../../shared/moment.ts';
import type { Managed } from './use-managed.ts';

interface ValueTextProps {
  readonly resource: Resource;
  readonly managed: Managed;
  readonly field: string;
  readonly value: unknown;
}

/** A value in words, as a cell of the table and beside another one. */
export function ValueText({ resource, managed, field: name, value }: ValueTextProps) {
  const { t, locale } = useTexts();
  if (value === null || value === undefined || value === '') return t('web.none');
  const field = resource.fields[name];
  switch (field?.kind) {
    case 'onOff':
      return (
        <StatePip tone={value ? 'ok' : 'still'} inTable>
          {t(value ? 'manage.yes' : 'manage.no')}
        </StatePip>
      );
    case 'choice':
      return managed.option(name, String(value));
    case 'number':
      return new Intl.NumberFormat(locale).format(Number(value));
    case 'day':
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(String(value)),
      );
    case 'perLocale': {
      const texts = value as Readonly<Record<string, string>>;
      return texts[locale] ?? texts.en ?? Object.values(texts)[0] ?? t('web.none');
    }
    case 'choices':
    case 'references':
    case 'files':
      return new Intl.NumberFormat(locale).format((value as readonly string[]).length);
    case 'structure':
      return new Intl.ListFormat(locale, { type: 'unit' }).format(structureOf(field.of).words(value));
    case 'file':
      return String(value).split('/').at(-1);
    default:
      // What a row tells besides its fields has no kind; of the moments the name says so.
      return !field && name.endsWith('At') ? momentText(String(value), locale) : String(value);
  }
}
