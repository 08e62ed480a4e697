import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** Far more than real documents have. Without an end to it, a small file keeps the server busy for minutes. */
const PACKED_MAX_BYTES = 32_000_000;
const PACKED_MAX_STREAMS = 5_000;
const OPENINGS_MAX = 20;

/** Names may be written with some of their letters as `#4a`, which is how forbidden ones hide. */
const withPlainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Everything that runs, starts, sends or carries something, and what hides from this look: no letter needs it. */
const FORBIDDEN =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|Rendition|XFA|SubmitForm|ImportData|GoToE|GoToR|Movie|Sound|Encrypt)(?![A-Za-z0-9])/;

/** Files carried along, and actions bound to opening, closing, printing. A link that a reader presses is neither. */
const CARRIED_OR_BOUND = /\/(?:EF|AA)\s*(?:<<|\d+\s+\d+\s+R)/;

/** An object stream whose type is written elsewhere would not be recognised as one. */
const HIDDEN_TYPE = /\/Type\s+\d+\s+\d+\s+R/;

/** Which page to open at: an array of place and zoom, or an action that goes there. Office programs write it. */
const OPENING = /\/OpenAction\s*(\[|<<|(\d+)\s+\d+\s+R)?/g;
const GOES_TO_PAGE =
  /^\s*(?:\[|<<(?=(?:[^>]|>(?!>)){0,2000}\/S\s*\/GoTo\b)(?!(?:[^>]|>(?!>)){0,2000}\/Next\b))/;

interface Packed {
  readonly head: string;
  readonly start: number;
}

/** Streams that hold other objects, known by their head: what stands between the object's number and its stream. */
function packedStreams(text: string): Packed[] {
  const found: Packed[] = [];
  let headStart = 0;
  for (const mark of text.matchAll(/\bobj\b|\bstream(?:\r\n|\n|\r)/g)) {
    const end = mark.index + mark[0].length;
    const head = mark[0] === 'obj' ? '' : withPlainNames(text.slice(headStart, mark.index));
    if (/\/(?:ObjStm|First)(?![A-Za-z0-9])/.test(head)) found.push({ head, start: end });
    headStart = end;
  }
  return found;
}

/** The objects as text; null when they are packed in a way that nobody uses and we cannot look into. */
async function unpacked(bytes: Buffer, { head, start }: Packed, maxBytes: number): Promise<string | null> {
  if (/\/(?:Filter|DecodeParms|F)\s+\d+\s+\d+\s+R/.test(head)) return null;
  const filters = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(head)?.[1]?.match(/\w+/g) ?? [];
  // Not packed at all: its objects are in the file's own text.
  if (filters.length === 0) return '';
  if (filters.length > 1 || (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl')) return null;
  try {
    return (await inflated(bytes.subarray(start), { maxOutputLength: maxBytes })).toString('latin1');
  } catch {
    return null;
  }
}

async function unpackAll(bytes: Buffer, raw: string): Promise<string[] | null> {
  const streams = packedStreams(raw);
  if (streams.length > PACKED_MAX_STREAMS) return null;
  const texts: string[] = [];
  let left = PACKED_MAX_BYTES;
  for (const stream of streams) {
    const text = left > 0 ? await unpacked(bytes, stream, left) : null;
    if (text === null) return null;
    left -= text.length;
    texts.push(withPlainNames(text));
  }
  return texts;
}

/** What stands behind the number of an object, wherever it is written: a document may say it more than once. */
function objectTexts(number: string, file: string, packed: readonly string[]): string[] {
  const plain = [...file.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj\\b`, 'g'))].map((found) =>
    file.slice(found.index + found[0].length, found.index + found[0].length + 4_000),
  );
  const inside = packed.flatMap((text) => {
    const pairs = /^[\s\d]*/.exec(text)?.[0] ?? '';
    const numbers = pairs.trim().split(/\s+/);
    return numbers.flatMap((each, index) =>
      index % 2 === 0 && each === number ? [text.slice(pairs.length + Number(numbers[index + 1]))] : [],
    );
  });
  return [...plain, ...inside];
}

function opensByItself(file: string, packed: readonly string[]): boolean {
  const openings = [file, ...packed].flatMap((text) =>
    [...text.matchAll(OPENING)].map(({ 0: all, 1: form = '', 2: number, index }) => ({
      isPlace: form === '[',
      number,
      direct: text.slice(index + all.length - form.length, index + 4_000),
    })),
  );
  if (openings.length > OPENINGS_MAX) return true;
  return openings.some(({ isPlace, number, direct }) => {
    if (isPlace) return false;
    const targets = number === undefined ? [direct] : objectTexts(number, file, packed);
    return targets.length === 0 || !targets.every((target) => GOES_TO_PAGE.test(target));
  });
}

/**
 * True when a PDF does nothing by itself and carries nothing along. Looked for in the bytes as they are, streams
 * included: an object may be said to begin in the middle of a picture.
 */
export async function isPlainPdf(given: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const raw = bytes.toString('latin1');
  const packed = await unpackAll(bytes, raw);
  if (packed === null) return false;
  const file = withPlainNames(raw);
  const isQuiet = (text: string) =>
    !FORBIDDEN.test(text) && !CARRIED_OR_BOUND.test(text) && !HIDDEN_TYPE.test(text);
  return [file, ...packed].every(isQuiet) && !opensByItself(file, packed);
}
