/** Signs that nobody sees and no letter needs. They come along when a text is pasted from a web page or a PDF. */
const UNSEEN =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g;
/** Control signs and halves of signs, other than tabs and ends of lines; a database cannot store some of them. */
const BROKEN = /[^\P{C}\p{Cf}\p{Co}\p{Cn}\t\n\r]/gu;
/**
 * Joiners and variation selectors that change nothing: at the beginning, after a space or punctuation, and after letters
 * and accents of scripts that do not need them. Persian, Hindi and emojis do.
 */
const IDLE =
  /(^|[\s\u02b0-\u036f\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Ethiopic}]|(?!\p{Emoji})\p{P})(?:[\u200c\u200d]|[\ufe00-\ufe0f])+/gu;

/** Most texts: nothing to take out. */
const PLAIN = /^[\t\n\r\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff]*$/;

export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/** A text with only the signs that can be seen, or that its script needs. */
export const cleanText = (text: string): string =>
  PLAIN.test(text) ? text : withoutUnseen(text).replaceAll(BROKEN, '').replaceAll(IDLE, '$1');

const SEEN = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether anything of a text can be seen. */
export const isSeen = (text: string): boolean => SEEN.test(text);
