import { type RichTextTag, richTextStyle } from '@flink/contract/rules/rich-text.ts';

/** Letters, the five signs that are written as names, and the elements of the subset; each begins differently. */
const TOKEN =
  /[^<>&]+|&(?:amp|lt|gt|quot|nbsp);|<br>|<\/(?:p|ul|ol|li|strong|em|u|span)>|<(p|ul|ol|li|strong|em|u|span)(?: style="([^"<>&]*)")?>/y;

/**
 * Whether a text is already as the cleaner would write it. What the editor sends is, and it is sent every few seconds by
 * everybody who writes: it needs no document tree.
 */
export function isRichText(html: string): boolean {
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const token = TOKEN.exec(html);
    if (token === null) return false;
    const [, tag, style] = token;
    if (style !== undefined && richTextStyle(tag as RichTextTag, style) !== style.replace(/;$/, ''))
      return false;
  }
  return true;
}
