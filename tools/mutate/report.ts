import type { Verdict } from './judge-mutants.ts';

/** Below it tests are missing that would notice a fault. */
const MIN_NOTICED = 0.85;

export interface Report {
  readonly text: string;
  readonly ok: boolean;
}

/** A table by area, and each survivor with its place and change. */
export function reportOf(verdicts: readonly Verdict[]): Report {
  const areas = [...new Set(verdicts.map(({ mutant }) => mutant.area))];
  const rows = [...areas, 'all'].map((area) => {
    const ofArea = verdicts.filter(({ mutant }) => area === 'all' || mutant.area === area);
    const noticed = ofArea.filter(({ noticedBy }) => noticedBy !== null).length;
    return { area, noticed, total: ofArea.length, share: noticed / ofArea.length };
  });
  const survivors = verdicts.filter(({ noticedBy }) => noticedBy === null);
  const table = rows.map(
    ({ area, noticed, total, share }) =>
      `${area.padEnd(9)}${`${noticed} of ${total}`.padStart(11)}${`${Math.floor(share * 100)} %`.padStart(7)}`,
  );
  return {
    text: [...survivors.map(survivorText), '', 'Noticed', ...table].join('\n'),
    ok: rows.every(({ share }) => share >= MIN_NOTICED),
  };
}

function survivorText({ mutant, reachedBy }: Verdict): string {
  const { id, area, file, line, kind, before, after } = mutant;
  const reach = reachedBy === 0 ? ' (no test runs it)' : '';
  const change = after === null ? oneLine(before) : `${oneLine(before)}  →  ${oneLine(after)}`;
  return `${id} ${area} ${file}:${line} ${kind}${reach}\n    ${change}`;
}

const MAX_LETTERS = 160;

function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > MAX_LETTERS ? `${line.slice(0, MAX_LETTERS)}…` : line;
}
