import { type RICH_TEXT_ALIGNMENTS, RICH_TEXT_HEADINGS } from '@flink/contract/rules/rich-text.ts';

export type FontStyle = 'bold' | 'italic' | 'underline';
export type Alignment = 'left' | (typeof RICH_TEXT_ALIGNMENTS)[number];

/** What an author lets writers choose from (spec 2 §3, option `editor`). An empty list: nothing to choose. */
export interface RichTextTools {
  /** `normal` is the letters of the house. */
  readonly fonts: readonly string[];
  /** normal, h1, h2, h3, or pixels as `18px`, in any order. */
  readonly fontSizes: readonly string[];
  /** As #rrggbb; the first is the ink that is used without choosing. */
  readonly fontColors: readonly string[];
  readonly fontStyles: readonly FontStyle[];
  readonly alignments: readonly Alignment[];
  readonly lists?: boolean;
  readonly undo?: boolean;
}

/** The size that stands there without choosing, as large as normal letters. */
const NORMAL = 1;

const weight = (size: string): number =>
  size.endsWith('px') ? Number.parseFloat(size) / 16 : size.endsWith('em') ? Number.parseFloat(size) : NORMAL;

/** The sizes from small to large; null is the one without choosing. */
export function sizesInOrder(fontSizes: readonly string[]): readonly (string | null)[] {
  const styles = fontSizes.map((size): string | null =>
    size in RICH_TEXT_HEADINGS
      ? RICH_TEXT_HEADINGS[size as keyof typeof RICH_TEXT_HEADINGS]
      : size === 'normal'
        ? null
        : size,
  );
  const withNormal = styles.includes(null) ? styles : [null, ...styles];
  return [...new Set(withNormal)].sort((a, b) => weight(a ?? '') - weight(b ?? ''));
}

/** The next smaller or larger size; undefined at the end of the row. */
export function sizeBeside(
  sizes: readonly (string | null)[],
  now: string | null,
  step: -1 | 1,
): string | null | undefined {
  const at = sizes.indexOf(now);
  return sizes[(at === -1 ? sizes.indexOf(null) : at) + step];
}
