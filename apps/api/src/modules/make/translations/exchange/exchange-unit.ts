import { markOfText, type TextForm } from '@flink/contract/rules/make/translated-texts.ts';

/** One text on its way out. */
export interface ExportedText {
  readonly part: string;
  readonly form: TextForm;
  readonly source: string;
  readonly translation: string;
  readonly state: string;
  readonly mark: string;
}

export interface ExportedActivity {
  readonly _id: string;
  readonly activityName: string;
  readonly locale: string;
  readonly texts: readonly ExportedText[];
}

/** One text as a file brings it back. */
export interface ReadText {
  /** A line of a table, or the number of a unit. */
  readonly line: number;
  readonly activityId: string;
  readonly part: string;
  readonly source: string;
  /** Null where the file cannot be understood here. */
  readonly target: string | null;
  /** What the translation was when the file was made; empty where nothing says it. */
  readonly mark: string;
}

/** The fingerprint that a text has on the server, from what the file says. */
export const sourceMarkOf = ({ source }: ReadText): string => markOfText(source);

/** A file that is no such file, or one that no program of translators would make. */
export class BadFile extends Error {}

/** A file in another language than the one that it is imported for. */
export class OtherLanguage extends Error {}

export const MAX_TEXTS_IN_FILE = 50_000;
