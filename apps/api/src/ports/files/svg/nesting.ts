/** Deeper than any drawing. A document tree takes time by the square of its depth, and its writer recurses. */
const MAX_DEPTH = 200;

/** More than a drawing for children has; each costs the cleaner more than half a millisecond. */
const MAX_ELEMENTS = 4_000;

/** What is skipped whole, with its end; tags inside it are not tags. */
const SKIPPED: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** A tag with its quoted values, which may hold `/>`. Each alternative begins differently, so it never backtracks. */
const TAG = /<(\/?)(?:[^<>"']|"[^"]*"|'[^']*')*>/y;

/** True when the text would make too large a tree. Asked before it is parsed, because parsing is what takes the time. */
export function isTooNested(svg: string): boolean {
  let depth = 0;
  let elements = 0;
  for (let at = svg.indexOf('<'); at >= 0; at = svg.indexOf('<', at)) {
    const skipped = SKIPPED.find(([start]) => svg.startsWith(start, at));
    if (skipped) {
      const end = svg.indexOf(skipped[1], at + skipped[0].length);
      if (end < 0) return true;
      at = end;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(svg);
    if (tag === null) return true;
    at = TAG.lastIndex;
    if (tag[1] === '/') depth--;
    else {
      elements++;
      if (!tag[0].endsWith('/>')) depth++;
    }
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) return true;
  }
  return false;
}
