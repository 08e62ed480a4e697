import type { MakeTemplate } from '../lists/make-data.ts';

/** What the New Activity dialog holds (spec 3 §2.3). */
export interface NewActivityValues {
  readonly activityName: string;
  /** The number of a text that is its name; the written name then rests. */
  readonly activityNameString: number | null;
  readonly templateId: string | null;
  readonly locale: string | null;
}

/** Leading spaces are none of the name; those inside and at the end may still become part of it. */
export const typedName = (text: string): string => text.trimStart();

/** Save waits for a name, a template and a language. */
export const isComplete = ({ activityName, activityNameString, templateId, locale }: NewActivityValues) =>
  (activityNameString !== null || activityName.trim() !== '') && templateId !== null && locale !== null;

/** By name; those that are both for wordlists only and available for wordlists are hidden. */
export const offeredTemplates = (templates: readonly MakeTemplate[], locale: string): MakeTemplate[] =>
  templates
    .filter(({ onlyForWordlists, availableForWordlists }) => !(onlyForWordlists && availableForWordlists))
    .sort((one, other) => one.activityTemplateName.localeCompare(other.activityTemplateName, locale));
