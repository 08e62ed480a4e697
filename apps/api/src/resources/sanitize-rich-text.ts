import type { Field } from '@flink/contract/resources/kit/field.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { cleanRichText } from '../cleaning/rich-text/clean-rich-text.ts';

const isRich = (field: Field): boolean => field.kind === 'text' && field.rich === true;

/** The values of a row with the HTML of its rich texts reduced to what people may write (rules/rich-text.ts). */
export async function sanitizeRichText<Values extends Readonly<Record<string, unknown>>>(
  { fields }: Pick<Resource, 'fields'>,
  values: Values,
): Promise<Values> {
  const clean: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (isRich(field) && typeof value === 'string') clean[name] = await cleanRichText(value);
    if (field.kind !== 'perLocale' || !isRich(field.of)) continue;
    for (const [locale, text] of Object.entries((value ?? {}) as Readonly<Record<string, string>>))
      clean[name] = { ...(clean[name] as object), [locale]: await cleanRichText(text) };
  }
  return clean as Values;
}
