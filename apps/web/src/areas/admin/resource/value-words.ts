import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { structureOf } from '@flink/contract/resources/kit/structures.ts';
import { dayText, listText, numberText } from '@flink/contract/texts/format.ts';
import { momentText } from '../../../shared/moment.ts';

interface Saying {
  readonly locale: string;
  /** What stands for nothing. */
  readonly none: string;
  readonly option: (field: string, value: string) => string;
}

/** A value of a row in words. */
export function valueWords(
  resource: Pick<Resource, 'fields'>,
  name: string,
  value: unknown,
  { locale, none, option }: Saying,
): string {
  if (value === null || value === undefined || value === '') return none;
  const field = resource.fields[name];
  switch (field?.kind) {
    case 'choice':
      return option(name, String(value));
    case 'number':
      return numberText(Number(value), locale);
    case 'day':
      return dayText(String(value), locale, 'UTC');
    case 'perLocale': {
      const texts = value as Readonly<Record<string, string>>;
      return texts[locale] ?? texts.en ?? Object.values(texts)[0] ?? none;
    }
    case 'choices':
    case 'references':
    case 'files':
      return numberText((value as readonly string[]).length, locale);
    case 'structure':
      return listText(structureOf(field.of).words(value), locale, 'unit');
    case 'file':
      return String(value).split('/').at(-1) ?? none;
    default:
      // What a row tells besides its fields has no kind; of the moments the name says so.
      return !field && name.endsWith('At') ? momentText(String(value), locale) : String(value);
  }
}

/** The rows of another kind that a value leads to, whose names stand in place of it where two values are compared. */
export function leadsTo(
  resource: Pick<Resource, 'fields'>,
  name: string,
  value: unknown,
): { readonly to: string; readonly ids: readonly string[] } | null {
  const field = resource.fields[name];
  if (field?.kind !== 'reference' && field?.kind !== 'references') return null;
  const ids = Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' ? [value] : [];
  return ids.length > 0 ? { to: field.to, ids } : null;
}
