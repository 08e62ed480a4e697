/** One caption: what is said, and when it is on the screen. */
export interface Cue {
  /** In seconds. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** More than an hour of talk has. */
const MAX_CUES = 2_000;
const MAX_CUE_SIGNS = 500;

const TIMING = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t].*)?$/;
const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const NOT_SAID = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', nbsp: ' ', lrm: '', rlm: '' };

/** The captions of a WebVTT file as plain text, in their order; null where it is none or one of them has no valid time. */
export function readCaptions(file: string): readonly Cue[] | null {
  const lines = file
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const [header = '', ...blocks] = lines.split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(header)) return null;
  const cues: Cue[] = [];
  for (const block of blocks) {
    const text = block.trim();
    if (text === '' || NOT_SAID.test(text)) continue;
    const cue = readCue(text.split('\n'));
    if (cue === null || cues.length === MAX_CUES) return null;
    if (cue.text !== '') cues.push(cue);
  }
  return cues.length === 0 ? null : cues.toSorted((one, other) => one.start - other.start);
}

function readCue(lines: readonly string[]): Cue | null {
  const at = lines.findIndex((line) => line.includes('-->'));
  const [, from = '', to = ''] = TIMING.exec(lines[at] ?? '') ?? [];
  const [start, end] = [secondsOf(from), secondsOf(to)];
  // A name of one line may stand above the time.
  if (at > 1 || start === null || end === null || end <= start) return null;
  const text = plainText(lines.slice(at + 1).join('\n'));
  return text.length > MAX_CUE_SIGNS ? null : { start, end, text };
}

function secondsOf(time: string): number | null {
  const [whole, hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = TIME.exec(time) ?? [];
  if (whole === undefined) return null;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1_000;
}

const plainText = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => SIGNS[name] ?? whole)
    .replaceAll(/[ \t]+/g, ' ')
    .trim();

/** A WebVTT file of nothing but these captions. */
export function writeCaptions(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${escaped(text)}`);
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\n{2,}/g, '\n');

function timeOf(seconds: number): string {
  const all = Math.round(seconds * 1_000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const thousandths = String(all % 1_000).padStart(3, '0');
  return `${two(all / 3_600_000)}:${two((all / 60_000) % 60)}:${two((all / 1_000) % 60)}.${thousandths}`;
}

/** What is said at a time; of two at once, the one that began last. */
export const cueAt = (cues: readonly Cue[], seconds: number): Cue | null =>
  cues.findLast(({ start, end }) => start <= seconds && seconds < end) ?? null;
