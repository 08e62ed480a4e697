/** Texts by field; a field inside a list is named by its path: `members.1.username`. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What a form holds between the first key and the last answer. */
export interface Draft<Values extends object> {
  /** As they were last saved, or as the form began. */
  readonly kept: Values;
  readonly values: Values;
  /** Somebody wanted to send it: from here on mistakes are shown, not before. */
  readonly asked: boolean;
  /** What the server said of single fields, until they are changed. */
  readonly refused: FieldTexts;
  /** What it said of the whole, until something is changed. */
  readonly failure: Error | null;
}

export const draftOf = <Values extends object>(values: Values): Draft<Values> => ({
  kept: values,
  values,
  asked: false,
  refused: {},
  failure: null,
});

/** A changed field is no longer what the server refused; a changed list takes all its rows' words along. */
export function changed<Values extends object>(
  draft: Draft<Values>,
  part: Partial<Values>,
  paths: readonly string[] = Object.keys(part),
): Draft<Values> {
  const touched = (field: string) => paths.some((path) => field === path || field.startsWith(`${path}.`));
  return {
    ...draft,
    values: { ...draft.values, ...part },
    refused: Object.fromEntries(Object.entries(draft.refused).filter(([field]) => !touched(field))),
    failure: null,
  };
}

export const asked = <Values extends object>(draft: Draft<Values>): Draft<Values> => ({
  ...draft,
  asked: true,
  refused: {},
  failure: null,
});

/** The server said no. Everything that was entered stays. */
export const refused = <Values extends object>(
  draft: Draft<Values>,
  failure: Error,
  fields: FieldTexts,
): Draft<Values> => ({ ...draft, refused: fields, failure });

/** What is shown: the form's own words once somebody asked, else the server's. */
export const shownErrors = <Values extends object>(draft: Draft<Values>, issues: FieldTexts): FieldTexts =>
  draft.asked ? { ...draft.refused, ...issues } : draft.refused;

/** The fields that differ from what is kept. */
export const changedFields = <Values extends object>({ kept, values }: Draft<Values>): (keyof Values)[] =>
  (Object.keys(values) as (keyof Values)[]).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(kept[field]),
  );
