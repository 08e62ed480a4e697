import { MOST_LETTERS } from '@flink/game-kit/model/content/field-kinds.ts';

export { MOST_LETTERS };

/**
 * A field of an editor as plain data: order and kind of what an author fills in. From it come the control, the empty
 * value, the place where an issue is shown, the line in the outline, and the robot that proves the editor complete.
 * Its words are `make.field.<name>`; where a template says it in other words, `words` names them.
 */
interface Said {
  readonly words?: string;
  /** What stands below it: `make.hint.<hint>`. */
  readonly hint?: string;
  /** Stands in the column at the end: chosen once, seldom changed. */
  readonly aside?: true;
}

/** A line or more of writing. `optional`: empty is nothing at all. */
export interface TextField extends Said {
  readonly kind: 'text';
  readonly most: number;
  readonly rows: number;
  readonly optional: boolean;
  /** It is chosen from these instead of typed; what an activity of before holds stays. */
  readonly among?: readonly string[];
}

/** Writing whose letters may be set; marks stand in the `html` beside it (texts/rich-words.ts). */
export interface RichField extends Said {
  readonly kind: 'rich';
}

/** What can be read, seen or heard. */
export interface PieceField extends Said {
  readonly kind: 'piece';
  readonly optional: boolean;
  /** Words about it of its own: always, or where this switch of the same problem is on. */
  readonly feedback: false | true | { readonly where: string };
  readonly extra: Fields;
}

export interface PiecesField extends Said {
  readonly kind: 'pieces';
  readonly least: number;
  readonly most: number;
  /** Another limit while the switch beside it is off; what is there already stays. */
  readonly mostWithout?: { readonly field: string; readonly most: number };
  readonly feedback: false | true | { readonly where: string };
  readonly extra: Fields;
  /** Each belongs to the one at its place in this list: a row of both is made, moved and removed together. */
  readonly pairedWith?: string;
}

export type MaskUnit = 'letters' | 'words' | 'syllables';

/** A list of words, letters or syllables. */
export interface TextsField extends Said {
  readonly kind: 'texts';
  readonly unit: MaskUnit;
  readonly least: number;
  readonly most: number;
}

/** Which parts of another field are looked for, given, or part two words. */
export interface MaskField extends Said {
  readonly kind: 'mask';
  readonly of: string;
  readonly unit: MaskUnit;
}

/** A text with words in it that are marked. */
export interface MarkedField extends Said {
  readonly kind: 'marked';
}

export type FileKind = 'image' | 'audio' | 'video' | 'document';

export interface FileField extends Said {
  readonly kind: 'file';
  readonly file: FileKind;
  /** Of a picture: the field beside it that says what it shows. */
  readonly shows?: string;
}

export interface FilesField extends Said {
  readonly kind: 'files';
  readonly file: FileKind;
  readonly most: number;
}

export interface SwitchField extends Said {
  readonly kind: 'switch';
  readonly usual: boolean;
  /** In a group: what it is where the others are stored without it; left out, what is usual. */
  readonly unstored?: boolean;
  /** Forced off while this other field has that value (spec 3 §4.2). */
  readonly offWhere?: { readonly field: string; readonly is: string };
}

/** Null of `usual`: nothing until somebody writes a number. */
export interface NumberField extends Said {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly usual: number | null;
  readonly asked?: true;
  /** How many words stand in these fields of the thing it belongs to: nobody has to count them. */
  readonly wordsIn?: readonly string[];
}

export interface NumbersField extends Said {
  readonly kind: 'numbers';
  readonly least: number;
  readonly most: number;
  readonly length: number;
  readonly first: number;
}

export interface ChoiceField extends Said {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
  /** Null: nothing is chosen, which leaves it to the activity. */
  readonly usual: string | number | null;
  /** Each problem says it for itself: what the activity says is played until then, and takes no one's choice away. */
  readonly asked?: true;
  /** Values that say themselves: fonts, numbers. Others are `make.choice.<value>`. */
  readonly plain: boolean;
  /** Lowered when this other field becomes less (spec 3 §4.2, max font size). */
  readonly atMost?: string;
}

/** Several of a list; the last one cannot be taken out (spec 3 §5.4). */
export interface ChoicesField extends Said {
  readonly kind: 'choices';
  readonly values: readonly string[];
  readonly usual: readonly string[];
  readonly plain: boolean;
}

export interface ColourField extends Said {
  readonly kind: 'colour';
}

/** Some colours of the palette. */
export interface ColoursField extends Said {
  readonly kind: 'colours';
  readonly usual: readonly string[];
}

/** One of the house's languages; nothing is that of the activity. */
export interface LanguageField extends Said {
  readonly kind: 'language';
}

/** The same list once more in other languages. */
export interface PerLanguageField extends Said {
  readonly kind: 'perLanguage';
  readonly of: PiecesField;
}

/** One of the other problems of the activity. */
export interface OtherProblemField extends Said {
  readonly kind: 'otherProblem';
}

/** A file for each word of a list beside it. */
export interface FileByWordField extends Said {
  readonly kind: 'fileByWord';
  readonly of: string;
  readonly file: FileKind;
}

/** Fields under one name, as the noun of a sentence. */
export interface GroupField extends Said {
  readonly kind: 'group';
  readonly fields: Fields;
}

/** Rows of a few fields each. */
export interface RowsField extends Said {
  readonly kind: 'rows';
  readonly fields: Fields;
  readonly least: number;
  readonly most: number;
}

/** Text boxes on a page, each with its place; drawn by a part of its own that is loaded when it is first seen. */
export interface StageField extends Said {
  readonly kind: 'stage';
  readonly page: { readonly width: number; readonly height: number };
  /** How words stand in a box, in the page's pixels, as the game sets them. */
  readonly letters: {
    readonly size: number;
    readonly lineHeight: number;
    readonly inline: number;
    readonly block: number;
  };
  /** The field beside it whose picture lies on the page. */
  readonly picture: string;
  readonly most: number;
}

export type Field =
  | TextField
  | RichField
  | PieceField
  | PiecesField
  | TextsField
  | MaskField
  | MarkedField
  | FileField
  | FilesField
  | SwitchField
  | NumberField
  | NumbersField
  | ChoiceField
  | ChoicesField
  | ColourField
  | ColoursField
  | LanguageField
  | PerLanguageField
  | OtherProblemField
  | FileByWordField
  | GroupField
  | RowsField
  | StageField;

export type Fields = Readonly<Record<string, Field>>;

/**
 * Every key of a thing has its field: what a schema has and no editor shows does not compile. `html` is written with the
 * text that it belongs to.
 */
export type FieldsOf<Thing> = { readonly [Key in Exclude<keyof Thing & string, 'id' | 'html'>]-?: Field };

/** Spec 3 §9: at most 8 items; of them a match problem shows four questions and four answers at once. */
const USUAL_LIST = 8;

export const text = (more: Partial<Omit<TextField, 'kind'>> = {}): TextField => ({
  kind: 'text',
  most: MOST_LETTERS.text,
  rows: 1,
  optional: false,
  ...more,
});

export const rich = (more: Said = {}): RichField => ({ kind: 'rich', ...more });

export const piece = (more: Partial<Omit<PieceField, 'kind'>> = {}): PieceField => ({
  kind: 'piece',
  optional: false,
  feedback: false,
  extra: {},
  ...more,
});

export const pieces = (more: Partial<Omit<PiecesField, 'kind'>> = {}): PiecesField => ({
  kind: 'pieces',
  least: 1,
  most: USUAL_LIST,
  feedback: false,
  extra: {},
  ...more,
});

export const texts = (more: Partial<Omit<TextsField, 'kind'>> = {}): TextsField => ({
  kind: 'texts',
  unit: 'words',
  least: 0,
  most: USUAL_LIST,
  ...more,
});

export const maskOf = (of: string, unit: MaskUnit, more: Said = {}): MaskField => ({
  kind: 'mask',
  of,
  unit,
  ...more,
});

export const marked = (more: Said = {}): MarkedField => ({ kind: 'marked', ...more });

export const file = (of: FileKind, more: Partial<Omit<FileField, 'kind' | 'file'>> = {}): FileField => ({
  kind: 'file',
  file: of,
  ...more,
});

export const files = (of: FileKind, most: number, more: Said = {}): FilesField => ({
  kind: 'files',
  file: of,
  most,
  ...more,
});

export const onOff = (usual: boolean, more: Partial<Omit<SwitchField, 'kind'>> = {}): SwitchField => ({
  kind: 'switch',
  usual,
  ...more,
});

export const count = (
  least: number,
  most: number,
  usual: number | null,
  more: Partial<Omit<NumberField, 'kind'>> = {},
): NumberField => ({
  kind: 'number',
  least,
  most,
  usual,
  ...more,
});

export const choice = (
  values: readonly (string | number)[],
  usual: string | number | null,
  more: Partial<Omit<ChoiceField, 'kind'>> = {},
): ChoiceField => ({ kind: 'choice', values, usual, plain: false, ...more });

export const choices = (
  values: readonly string[],
  usual: readonly string[],
  more: Partial<Omit<ChoicesField, 'kind'>> = {},
): ChoicesField => ({ kind: 'choices', values, usual, plain: false, ...more });

export const colour = (more: Said = {}): ColourField => ({ kind: 'colour', ...more });

export const colours = (more: Partial<Omit<ColoursField, 'kind'>> = {}): ColoursField => ({
  kind: 'colours',
  usual: [],
  ...more,
});

export const language = (more: Said = {}): LanguageField => ({ kind: 'language', ...more });

export const perLanguage = (of: PiecesField, more: Said = {}): PerLanguageField => ({
  kind: 'perLanguage',
  of,
  ...more,
});

export const numbers = (
  least: number,
  most: number,
  length: number,
  first: number,
  more: Said = {},
): NumbersField => ({ kind: 'numbers', least, most, length, first, ...more });

export const otherProblem = (more: Said = {}): OtherProblemField => ({ kind: 'otherProblem', ...more });

export const fileByWord = (of: string, kind: FileKind, more: Said = {}): FileByWordField => ({
  kind: 'fileByWord',
  of,
  file: kind,
  ...more,
});

export const group = (fields: Fields, more: Said = {}): GroupField => ({ kind: 'group', fields, ...more });

export const rows = (fields: Fields, least: number, most: number, more: Said = {}): RowsField => ({
  kind: 'rows',
  fields,
  least,
  most,
  ...more,
});

export const stage = (
  page: StageField['page'],
  letters: StageField['letters'],
  picture: string,
  most: number,
  more: Said = {},
): StageField => ({ kind: 'stage', page, letters, picture, most, ...more });
