import type { TextForm } from '@flink/contract/rules/make/translated-texts.ts';
import { SaxesParser } from 'saxes';
import { BadFile, MAX_TEXTS_IN_FILE, OtherLanguage, type ReadText } from './exchange-unit.ts';
import { wordsIn } from './inline-codes.ts';

const FORMS: readonly TextForm[] = ['plain', 'html', 'list', 'marked'];

interface Unit {
  readonly part: string;
  readonly form: TextForm;
  readonly mark: string;
  readonly data: Map<string, string>;
  readonly source: string[];
  readonly target: string[];
  /** Segments that have words, and those of them that are translated. */
  segments: number;
  translated: number;
  broken: boolean;
}

const MAX_DEPTH = 100;
/** Of all texts together: inline codes may repeat the same data many times. */
const MAX_CHARACTERS = 20_000_000;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The texts of an XLIFF 2.x file. A document type is refused, so nothing outside of the file is read and no entity grows.
 */
export function readXliff(xml: string, language: string): readonly ReadText[] {
  const parser = new SaxesParser({ xmlns: false });
  const read: ReadText[] = [];
  const path: string[] = [];
  let activityId = '';
  let unit: Unit | null = null;
  let into: string[] | null = null;
  let data: { id: string; text: string } | null = null;
  /** What the open pairs end with. */
  const ends: string[] = [];

  parser.on('error', (error) => {
    throw new BadFile(error.message);
  });
  parser.on('doctype', () => {
    throw new BadFile('A document type is not allowed.');
  });
  let left = MAX_CHARACTERS;
  const count = ({ length }: string) => {
    left -= length;
    if (left < 0) throw new BadFile('The file has too much text.');
  };
  const say = (words: string) => {
    count(words);
    if (data) data.text += words;
    else if (into && unit) into.push(wordsIn(unit.form, words));
  };
  const code = (ref: string | undefined) => {
    if (!into || !unit) return;
    const original = ref === undefined ? undefined : unit.data.get(ref);
    if (original === undefined) unit.broken = true;
    else {
      count(original);
      into.push(original);
    }
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.on('opentag', ({ name, attributes }) => {
    const tag = local(name);
    path.push(tag);
    if (path.length > MAX_DEPTH) throw new BadFile('The elements are nested too deeply.');
    if (path.length === 1) {
      if (tag !== 'xliff' || !/^2\.\d$/.test(attributes.version ?? ''))
        throw new BadFile('This is no XLIFF 2 file.');
      if ((attributes.trgLang ?? '').toLowerCase() !== language.toLowerCase()) throw new OtherLanguage();
    }
    if (tag === 'file') activityId = attributes.original ?? '';
    else if (tag === 'unit') {
      if (read.length >= MAX_TEXTS_IN_FILE) throw new BadFile('The file has too many units.');
      const form = FORMS.find((one) => attributes.type === `fl:${one}`) ?? 'plain';
      unit = {
        part: attributes.name ?? '',
        form,
        mark: attributes['fl:mark'] ?? '',
        data: new Map(),
        source: [],
        target: [],
        segments: 0,
        translated: 0,
        broken: false,
      };
    } else if (tag === 'data' && unit) data = { id: attributes.id ?? '', text: '' };
    else if (tag === 'segment' && unit) unit.segments += 1;
    else if (tag === 'source' && unit) into = unit.source;
    else if (tag === 'target' && unit) {
      into = unit.target;
      if (path.at(-2) === 'segment') unit.translated += 1;
    } else if (tag === 'cp') say(signOf(attributes.hex));
    else if (tag === 'ph' || tag === 'sc' || tag === 'ec') code(attributes.dataRef);
    else if (tag === 'pc') {
      code(attributes.dataRefStart);
      ends.push(attributes.dataRefEnd ?? '');
    }
  });
  parser.on('closetag', ({ name }) => {
    const tag = local(name);
    path.pop();
    if (tag === 'pc') code(ends.pop());
    else if (tag === 'data' && data && unit) {
      unit.data.set(data.id, data.text);
      data = null;
    } else if (tag === 'source' || tag === 'target') into = null;
    else if (tag === 'unit' && unit) {
      const isWhole = !unit.broken && (unit.translated === 0 || unit.translated === unit.segments);
      read.push({
        line: read.length + 1,
        activityId,
        part: unit.part,
        source: unit.source.join(''),
        target: isWhole ? unit.target.join('') : null,
        mark: unit.mark,
      });
      unit = null;
    }
  });
  parser.write(xml).close();
  return read;
}

function signOf(hex: string | undefined): string {
  if (hex === undefined || !/^[0-9a-f]{1,6}$/i.test(hex)) throw new BadFile('A sign has no code.');
  const code = Number.parseInt(hex, 16);
  if (code > 0x10_ffff) throw new BadFile('A sign has no code.');
  return String.fromCodePoint(code);
}
