/** Deeper than any activity's data; a parser further on recurses and would overflow its stack. */
export const JSON_MAX_DEPTH = 256;

type State =
  | 'value'
  | 'firstItem'
  | 'firstName'
  | 'name'
  | 'colon'
  | 'commaOrEnd'
  | 'end'
  | 'string'
  | 'escape'
  | 'hex'
  | 'number'
  | 'literal'
  | 'wrong';

type NumberPart = 'minus' | 'zero' | 'digits' | 'point' | 'fraction' | 'exponent' | 'sign' | 'power';

const COMPLETE_NUMBER: ReadonlySet<NumberPart> = new Set(['zero', 'digits', 'fraction', 'power']);

const code = (character: string) => character.charCodeAt(0);
const QUOTE = code('"');
const BACKSLASH = code('\\');
const MINUS = code('-');
const POINT = code('.');
const ZERO = code('0');
const LITERALS = new Map(['true', 'false', 'null'].map((word) => [code(word), word]));
const ESCAPES = new Set([...'"\\/bfnrt'].map(code));

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const isDigit = (byte: number) => byte >= ZERO && byte <= ZERO + 9;
const isExponent = (byte: number) => (byte | 0x20) === code('e');
const isHex = (byte: number) => isDigit(byte) || ((byte | 0x20) >= code('a') && (byte | 0x20) <= code('f'));

function afterDigits(byte: number): NumberPart | null {
  return byte === POINT ? 'point' : isExponent(byte) ? 'exponent' : null;
}

function nextNumberPart(part: NumberPart, byte: number): NumberPart | null {
  switch (part) {
    case 'minus':
      return byte === ZERO ? 'zero' : isDigit(byte) ? 'digits' : null;
    case 'zero':
      return afterDigits(byte);
    case 'digits':
      return isDigit(byte) ? 'digits' : afterDigits(byte);
    case 'point':
    case 'fraction':
      if (isDigit(byte)) return 'fraction';
      return part === 'fraction' && isExponent(byte) ? 'exponent' : null;
    case 'exponent':
      return isDigit(byte) ? 'power' : byte === MINUS || byte === code('+') ? 'sign' : null;
    case 'sign':
    case 'power':
      return isDigit(byte) ? 'power' : null;
  }
}

/**
 * Says whether bytes that arrive in pieces are one JSON object or array (RFC 8259), without holding them:
 * 50 MB of activity data parsed at once would stop the server for everybody. UTF-8 is checked elsewhere.
 */
export class JsonScanner {
  #state: State = 'value';
  #open: ('object' | 'array')[] = [];
  #isName = false;
  #number: NumberPart = 'minus';
  #literal = '';
  #left = 0;

  push(chunk: Uint8Array): boolean {
    for (const byte of chunk) {
      if (this.#state === 'string' && byte !== QUOTE && byte !== BACKSLASH && byte >= 0x20) continue;
      this.#state = this.#step(byte);
      if (this.#state === 'wrong') return false;
    }
    return true;
  }

  end(): boolean {
    return this.#state === 'end';
  }

  #step(byte: number): State {
    switch (this.#state) {
      case 'string':
        if (byte === QUOTE) return this.#isName ? 'colon' : this.#afterValue();
        return byte === BACKSLASH ? 'escape' : 'wrong';
      case 'escape':
        if (byte !== code('u')) return ESCAPES.has(byte) ? 'string' : 'wrong';
        this.#left = 4;
        return 'hex';
      case 'hex':
        if (!isHex(byte)) return 'wrong';
        this.#left--;
        return this.#left === 0 ? 'string' : 'hex';
      case 'literal':
        if (byte !== code(this.#literal)) return 'wrong';
        this.#literal = this.#literal.slice(1);
        return this.#literal === '' ? this.#afterValue() : 'literal';
      case 'number':
        return this.#stepNumber(byte);
      default:
        return isSpace(byte) ? this.#state : this.#stepBetween(byte);
    }
  }

  #stepNumber(byte: number): State {
    const next = nextNumberPart(this.#number, byte);
    if (next !== null) {
      this.#number = next;
      return 'number';
    }
    if (!COMPLETE_NUMBER.has(this.#number)) return 'wrong';
    this.#state = this.#afterValue();
    return this.#step(byte);
  }

  #stepBetween(byte: number): State {
    switch (this.#state) {
      case 'colon':
        return byte === code(':') ? 'value' : 'wrong';
      case 'commaOrEnd':
        if (byte === code(',')) return this.#open.at(-1) === 'object' ? 'name' : 'value';
        return this.#close(byte);
      case 'firstName':
        return byte === QUOTE ? this.#startString(true) : this.#close(byte);
      case 'name':
        return byte === QUOTE ? this.#startString(true) : 'wrong';
      case 'firstItem':
        return byte === code(']') ? this.#close(byte) : this.#startValue(byte);
      case 'value':
        return this.#startValue(byte);
      default:
        return 'wrong';
    }
  }

  #startString(isName: boolean): State {
    this.#isName = isName;
    return 'string';
  }

  #startValue(byte: number): State {
    if (byte === code('{')) return this.#enter('object', 'firstName');
    if (byte === code('[')) return this.#enter('array', 'firstItem');
    if (this.#open.length === 0) return 'wrong';
    if (byte === QUOTE) return this.#startString(false);
    if (byte === MINUS || isDigit(byte)) {
      this.#number = byte === MINUS ? 'minus' : byte === ZERO ? 'zero' : 'digits';
      return 'number';
    }
    const literal = LITERALS.get(byte);
    if (literal === undefined) return 'wrong';
    this.#literal = literal.slice(1);
    return 'literal';
  }

  #enter(container: 'object' | 'array', state: State): State {
    if (this.#open.length === JSON_MAX_DEPTH) return 'wrong';
    this.#open.push(container);
    return state;
  }

  #close(byte: number): State {
    const expected = this.#open.at(-1) === 'object' ? code('}') : code(']');
    if (byte !== expected) return 'wrong';
    this.#open.pop();
    return this.#afterValue();
  }

  #afterValue(): State {
    return this.#open.length === 0 ? 'end' : 'commaOrEnd';
  }
}
