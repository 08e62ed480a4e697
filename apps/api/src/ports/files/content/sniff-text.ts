import type { ByteSource } from '../download/byte-source.ts';
import { CsvScanner } from './csv-scanner.ts';
import { JsonScanner } from './json-scanner.ts';
import type { MediaType } from './kinds.ts';

export type TextCharset = 'utf-8' | 'iso-8859-1';

export interface SniffedText {
  readonly type: Extract<MediaType, 'application/json' | 'text/csv' | 'text/plain'>;
  readonly charset: TextCharset;
}

const BOM = [0xef, 0xbb, 0xbf];

/** Not part of any text: control characters except tab, line feed and carriage return. */
export function isControlByte(byte: number): boolean {
  return byte === 0x7f || (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
}

/** The holes of windows-1252, which is what browsers read when told ISO-8859-1. */
const NOT_IN_LATIN = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

const C1_CONTROLS = /[\u0080-\u009f]/;

function utf8Check() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk: Uint8Array | null): boolean => {
    try {
      const text = chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
      return !C1_CONTROLS.test(text);
    } catch {
      return false;
    }
  };
}

function withoutBom(chunk: Uint8Array): Uint8Array {
  return BOM.every((byte, index) => chunk[index] === byte) ? chunk.subarray(BOM.length) : chunk;
}

/** A browser that guesses would take text that begins with a tag for a page. */
function beginsWithMarkup(chunk: Uint8Array): boolean {
  const first = withoutBom(chunk).find((byte) => byte > 0x20);
  return first === '<'.charCodeAt(0);
}

/**
 * Text is what every byte agrees to: no control characters, and UTF-8 throughout or else ISO-8859-1 (the
 * encoding of CSV files, spec 3 §9). Returns null for anything else.
 */
export async function sniffText(source: ByteSource): Promise<SniffedText | null> {
  const checkUtf8 = utf8Check();
  const json = new JsonScanner();
  const csv = new CsvScanner();
  let isFirst = true;
  let may = { utf8: true, latin: true, json: true, csv: true };
  for await (const chunk of source.stream()) {
    if (chunk.some(isControlByte) || (isFirst && beginsWithMarkup(chunk))) return null;
    may = {
      utf8: may.utf8 && checkUtf8(chunk),
      latin: may.latin && !chunk.some((byte) => NOT_IN_LATIN.has(byte)),
      json: may.json && json.push(chunk),
      csv: may.csv && csv.push(isFirst ? withoutBom(chunk) : chunk),
    };
    if (!may.utf8 && !may.latin) return null;
    isFirst = false;
  }
  const isUtf8 = may.utf8 && checkUtf8(null);
  if (!isUtf8 && !may.latin) return null;
  if (isUtf8 && may.json && json.end()) return { type: 'application/json', charset: 'utf-8' };
  const type = may.csv && csv.end() ? 'text/csv' : 'text/plain';
  return { type, charset: isUtf8 ? 'utf-8' : 'iso-8859-1' };
}
