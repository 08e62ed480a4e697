/** Why reading a data file ended before its end, and in which line. */
export interface Stop {
  readonly why: 'notData' | 'broken' | 'deep' | 'name';
  readonly line: number;
}

/** `gameData.problems = […]` is the value at `['gameData', 'problems']`; a value without a name is at `[]`. */
export interface Assignment {
  readonly path: readonly string[];
  readonly value: unknown;
}

export interface ReadDataFile {
  readonly assignments: readonly Assignment[];
  /** What stands behind it was not read. */
  readonly stop: Stop | null;
}

/** Deeper than any editor nests; the reader calls itself as often. */
const DEEPEST = 36;
/** Names by which a careless copy would change what all objects inherit. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /[+-]?(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?![\p{ID_Start}\d$_.])/uy;
const LINE_END = /[\n\r\u2028\u2029]/;
/** Quick for what nearly every name is; the other letters are asked after only where one stands. */
const PLAIN_WORD = /[A-Za-z_$][\w$]*(?![\w$\x80-\uffff])/y;
const SLASH = 47;
/** Of a text, what means nothing but itself. */
const LETTERS = /[^"'`\\\n\r$]+/y;
const STARTS_NUMBER = /[+\-.\d]/;
const isSpace = (code: number): boolean =>
  code === 32 || (code > 8 && code < 14) || (code > 127 && /[\s\uFEFF]/.test(String.fromCharCode(code)));

const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
  ['NaN', null],
  ['Infinity', null],
]);
const ESCAPES = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
]);

class Stopped extends Error {
  readonly why: Stop['why'];
  constructor(why: Stop['why']) {
    super(why);
    this.why = why;
  }
}

/**
 * The values that a JavaScript file gives to names, written as plain data: objects, lists, texts, numbers. Nothing is
 * ever run: whatever would have to be ends the reading there, and what was read before it stays.
 */
export function readDataFile(source: string): ReadDataFile {
  const reader = new Reader(source);
  const assignments: Assignment[] = [];
  try {
    for (let next = reader.statement(); next !== 'end'; next = reader.statement())
      if (next !== null) assignments.push(next);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { assignments, stop: { why: error.why, line: reader.line() } };
  }
  return { assignments, stop: null };
}

class Reader {
  readonly #source: string;
  #at = 0;
  #depth = 0;

  constructor(source: string) {
    this.#source = source;
  }

  line(): number {
    return this.#source.slice(0, this.#at).split(/\r\n|[\n\r\u2028\u2029]/).length;
  }

  /** Null: something that gives no value, as `'use strict'`. */
  statement(): Assignment | null | 'end' {
    while (this.#blank() || this.#take(';') || this.#take(','));
    if (this.#at >= this.#source.length) return 'end';
    if (this.#sees('"', "'")) {
      this.#text();
      return null;
    }
    const word = this.#word();
    if (word === null) return this.#whole([]);
    if (word === 'export') {
      this.#blank();
      const next = this.#word();
      if (next !== 'default') return this.#named(next);
      this.#blank();
      return this.#whole([]);
    }
    return this.#named(word);
  }

  #named(first: string | null): Assignment | null {
    let word = first;
    if (word === 'var' || word === 'let' || word === 'const') {
      this.#blank();
      word = this.#word();
    }
    if (word === null) throw new Stopped('notData');
    const path = [word];
    for (this.#blank(); this.#sees('.', '['); this.#blank()) path.push(this.#step());
    if (path.some((name) => FORBIDDEN.has(name))) throw new Stopped('name');
    if (this.#sees(';', ',') || this.#at >= this.#source.length) return null;
    if (!this.#take('=') || this.#sees('=', '>')) throw new Stopped('notData');
    this.#blank();
    return this.#whole(path);
  }

  #step(): string {
    if (this.#take('.')) {
      this.#blank();
      const name = this.#word();
      if (name === null) throw new Stopped('notData');
      return name;
    }
    this.#take('[');
    this.#blank();
    if (!this.#sees('"', "'")) throw new Stopped('notData');
    const name = this.#text();
    this.#blank();
    if (!this.#take(']')) throw new Stopped('notData');
    return name;
  }

  /** A value behind which the statement ends: `[…].map(…)` is no data. */
  #whole(path: readonly string[]): Assignment {
    const value = this.#value();
    const before = this.#at;
    this.#blank();
    const isEnd = this.#at >= this.#source.length || this.#sees(';', ',');
    if (!isEnd && !LINE_END.test(this.#source.slice(before, this.#at))) throw new Stopped('notData');
    if (this.#sees('.', '[', '(', '+', '-', '*', '/', '?', '|', '&')) throw new Stopped('notData');
    return { path, value };
  }

  #value(): unknown {
    const sign = this.#source[this.#at];
    if (sign === '{') return this.#within(() => this.#object());
    if (sign === '[') return this.#within(() => this.#list());
    if (sign === '(') return this.#within(() => this.#inBrackets());
    if (sign === '"' || sign === "'" || sign === '`') return this.#joinedText();
    if (sign === '!') return this.#not();
    const number = STARTS_NUMBER.test(sign ?? '') ? this.#match(NUMBER) : null;
    if (number !== null) return numberOf(number);
    const word = this.#word();
    if (word === null && this.#at >= this.#source.length) throw new Stopped('broken');
    if (word === null || !WORDS.has(word)) throw new Stopped('notData');
    return WORDS.get(word);
  }

  #within<Value>(read: () => Value): Value {
    if (this.#depth === DEEPEST) throw new Stopped('deep');
    this.#depth += 1;
    this.#at += 1;
    const value = read();
    this.#depth -= 1;
    return value;
  }

  #inBrackets(): unknown {
    this.#blank();
    const value = this.#value();
    this.#blank();
    if (!this.#take(')')) throw new Stopped('notData');
    return value;
  }

  /** `!0` and `!1`: what a program that makes files small writes for true and false. */
  #not(): boolean {
    this.#at += 1;
    const number = this.#match(NUMBER);
    if (number === null) throw new Stopped('notData');
    return Number(number) === 0;
  }

  #list(): unknown[] {
    const list: unknown[] = [];
    for (;;) {
      this.#blank();
      if (this.#take(']')) return list;
      if (this.#take(',')) {
        list.push(null);
        continue;
      }
      list.push(this.#value());
      this.#next(']');
    }
  }

  #object(): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (;;) {
      this.#blank();
      if (this.#take('}')) return object;
      const name = this.#key();
      if (FORBIDDEN.has(name)) throw new Stopped('name');
      this.#blank();
      if (!this.#take(':')) throw new Stopped(this.#at >= this.#source.length ? 'broken' : 'notData');
      this.#blank();
      object[name] = this.#value();
      this.#next('}');
    }
  }

  #key(): string {
    if (this.#sees('"', "'")) return this.#text();
    const name = this.#word() ?? this.#match(NUMBER);
    if (name === null) throw new Stopped(this.#at >= this.#source.length ? 'broken' : 'notData');
    return /^\d/.test(name) ? String(Number(name)) : name;
  }

  /** A comma, or the end without taking it. */
  #next(end: string): void {
    this.#blank();
    if (this.#take(',') || this.#sees(end)) return;
    throw new Stopped(
      this.#at >= this.#source.length || this.#sees('"', "'", '{', '[') ? 'broken' : 'notData',
    );
  }

  /** Long texts were written in several pieces: `'one ' + 'two'`. */
  #joinedText(): string {
    const pieces = [this.#text()];
    for (;;) {
      const before = this.#at;
      this.#blank();
      if (!this.#take('+')) {
        this.#at = before;
        return pieces.join('');
      }
      this.#blank();
      if (!this.#sees('"', "'", '`')) throw new Stopped('notData');
      pieces.push(this.#text());
    }
  }

  #text(): string {
    const quote = this.#source[this.#at];
    const pieces: string[] = [];
    let from = this.#at + 1;
    for (this.#at = from; ; this.#at += 1) {
      this.#match(LETTERS);
      const sign = this.#source[this.#at];
      if (sign === undefined) throw new Stopped('broken');
      if (sign === quote) break;
      if (quote !== '`' && (sign === '\n' || sign === '\r')) throw new Stopped('broken');
      if (quote === '`' && sign === '$' && this.#source[this.#at + 1] === '{') throw new Stopped('notData');
      if (sign !== '\\') continue;
      pieces.push(this.#source.slice(from, this.#at), this.#escape());
      from = this.#at + 1;
    }
    pieces.push(this.#source.slice(from, this.#at));
    this.#at += 1;
    // What no database keeps as a text.
    return pieces.join('').replaceAll('\0', '').toWellFormed();
  }

  /** Stands on its last letter afterwards. */
  #escape(): string {
    this.#at += 1;
    const sign = this.#source[this.#at] ?? '';
    if (sign === 'x' || sign === 'u') {
      const code = this.#source.slice(this.#at, this.#at + 10);
      const found = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/i.exec(code);
      const number = Number.parseInt(found?.[1] ?? found?.[2] ?? found?.[3] ?? '', 16);
      if (!found || number > 0x10ffff) throw new Stopped('broken');
      this.#at += found[0].length - 1;
      return found[3] === undefined ? String.fromCharCode(number) : String.fromCodePoint(number);
    }
    if (sign === '\r' && this.#source[this.#at + 1] === '\n') this.#at += 1;
    if (LINE_END.test(sign)) return '';
    if (sign === '0') return '';
    return ESCAPES.get(sign) ?? sign;
  }

  #word(): string | null {
    return this.#match(PLAIN_WORD) ?? this.#match(WORD);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  #sees(...signs: readonly string[]): boolean {
    const sign = this.#source[this.#at];
    return sign !== undefined && signs.includes(sign);
  }

  #take(sign: string): boolean {
    if (this.#source[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  /** Over spaces and remarks; says whether there were any. */
  #blank(): boolean {
    const from = this.#at;
    for (;;) {
      const code = this.#source.charCodeAt(this.#at);
      const next = code === SLASH ? this.#source[this.#at + 1] : '';
      if (isSpace(code)) this.#at += 1;
      else if (next === '/') this.#overLine();
      else if (next === '*') this.#overRemark();
      else return this.#at > from;
    }
  }

  #overLine(): void {
    while (this.#at < this.#source.length && !LINE_END.test(this.#source[this.#at] ?? '')) this.#at += 1;
  }

  #overRemark(): void {
    const end = this.#source.indexOf('*/', this.#at + 2);
    if (end < 0) throw new Stopped('broken');
    this.#at = end + 2;
  }
}

function numberOf(written: string): number | null {
  const sign = written.startsWith('-') ? -1 : 1;
  const number = sign * Number(written.replace(/^[+-]/, ''));
  return Number.isFinite(number) ? number : null;
}
