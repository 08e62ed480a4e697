export interface OpenBox {
  readonly box: number;
  readonly text: string;
}

export interface TypedBox {
  readonly box: number;
  /** The whole box was typed; of a longer one it is the beginning, and the box is only looked at. */
  readonly joins: boolean;
}

/** The box that a key means: small or large letters are the same, but the one that was typed comes first. */
export function typedBox(key: string, open: readonly OpenBox[], lang: string): TypedBox | null {
  const small = (text: string) => text.toLocaleLowerCase(lang);
  const typed = small(key);
  if (typed.trim() === '' || [...typed].length !== 1) return null;
  // Anna has two letters that differ only in their case: the one that is typed is meant.
  const same = open.find(({ text }) => text === key) ?? open.find(({ text }) => small(text) === typed);
  const found = same ?? open.find(({ text }) => small(text).startsWith(typed));
  return found ? { box: found.box, joins: found === same } : null;
}
