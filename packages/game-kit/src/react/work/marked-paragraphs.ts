import type { WritingFinding } from './work-desk.ts';

interface Piece {
  readonly from: number;
  readonly text: string;
  readonly finding: WritingFinding | null;
}

/** Of a text the paragraphs with findings, in pieces: marked ones and what stands between them. */
export function markedParagraphs(
  text: string,
  findings: readonly WritingFinding[],
): readonly { readonly from: number; readonly pieces: readonly Piece[] }[] {
  let start = 0;
  return text.split('\n').flatMap((paragraph) => {
    const from = start;
    const end = from + paragraph.length;
    start = end + 1;
    const inside = findings.filter((one) => one.from >= from && one.to <= end && one.from < one.to);
    return inside.length === 0 ? [] : [{ from, pieces: piecesOf(text, from, end, inside) }];
  });
}

function piecesOf(
  text: string,
  from: number,
  end: number,
  findings: readonly WritingFinding[],
): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  const add = (to: number, finding: WritingFinding | null) => {
    if (to > at) pieces.push({ from: at, text: text.slice(at, to), finding });
    at = Math.max(at, to);
  };
  for (const finding of findings.toSorted((one, other) => one.from - other.from)) {
    if (finding.from < at) continue;
    add(finding.from, null);
    add(finding.to, finding);
  }
  add(end, null);
  return pieces;
}
