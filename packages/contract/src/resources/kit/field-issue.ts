import type { ErrorCode } from '../../errors/catalogue.ts';
import { isExact } from '../../rules/exact.ts';
import { hasHiddenSigns, looksEmpty } from '../../rules/hidden-signs.ts';
import { type Field, valuesIn } from './field.ts';
import { structureOf } from './structures.ts';

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** What is wrong with a value, as the server would say it; undefined when it fits. */
function fieldIssue(field: Field, value: unknown): ErrorCode | undefined {
  if (isEmpty(value)) return mayBeEmpty(field) ? undefined : 'request.required';
  switch (field.kind) {
    case 'text':
      return textIssue(field, String(value).trim());
    case 'number':
      if (field.decimals === undefined && !isExact(value, 0)) return 'import.wholeNumber';
      return isExact(value, field.decimals ?? 0) && Number(value) >= field.min && Number(value) <= field.max
        ? undefined
        : 'request.outOfRange';
    case 'choice':
      return field.values.includes(String(value)) ? undefined : 'request.notAllowed';
    default:
      return undefined;
  }
}

function textIssue({ max, lines }: Extract<Field, { kind: 'text' }>, text: string): ErrorCode | undefined {
  if (text.length > max) return 'request.tooLong';
  if (lines) return undefined;
  if (hasHiddenSigns(text)) return 'request.hiddenSigns';
  return looksEmpty(text) ? 'request.required' : undefined;
}

const mayBeEmpty = (field: Field): boolean =>
  field.optional === true || field.kind === 'references' || field.kind === 'files';

/** The same for a whole form: by the place where the word about it belongs, `names.es` within a field. */
export function fieldIssues(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, ErrorCode>> {
  const issues: Record<string, ErrorCode> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'structure') {
      const found = structureOf(field.of).issues(values[name]);
      for (const [place, code] of Object.entries(found))
        issues[place === '' ? name : `${name}.${place}`] = code;
      continue;
    }
    const whole = fieldIssue(field, values[name]);
    if (whole) issues[name] = whole;
    else if (field.kind === 'perLocale')
      for (const [place, of, held] of valuesIn(name, field, values[name])) {
        const issue = fieldIssue(of, held);
        if (issue) issues[place] = issue;
      }
  }
  return issues;
}
