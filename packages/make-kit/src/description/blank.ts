import type { Field, Fields } from './field.ts';

/** What a field holds before anybody wrote in it; undefined where that is nothing at all. */
export function blankOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return field.optional ? undefined : '';
    case 'rich':
      return '';
    case 'piece':
      return field.optional ? undefined : blankPiece(field.extra);
    case 'pieces':
      return Array.from({ length: field.least }, () => blankPiece(field.extra));
    case 'texts':
    case 'stage':
    case 'files':
    case 'marked':
    case 'mask':
      return [];
    case 'switch':
      return field.usual;
    case 'number':
    case 'choice':
      return field.usual ?? undefined;
    case 'numbers':
      return [field.first];
    case 'choices':
    case 'colours':
      return [...field.usual];
    case 'fileByWord':
    case 'perLanguage':
      return {};
    case 'group':
      return blankFields(field.fields);
    case 'rows':
      return Array.from({ length: field.least }, () => blankFields(field.fields));
    case 'file':
    case 'colour':
    case 'language':
    case 'otherProblem':
      return undefined;
  }
}

export const blankFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const blank = blankOf(field);
      return blank === undefined ? [] : [[name, blank]];
    }),
  );

export const blankPiece = (extra: Fields): Record<string, unknown> => ({ text: '', ...blankFields(extra) });

export const blankProblem = (fields: Fields, id: string): Record<string, unknown> => ({
  id,
  ...blankFields(fields),
});
