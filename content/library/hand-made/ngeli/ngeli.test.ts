import { describe, expect, test } from 'vitest';
import { nounCategories } from '../../../words/nouns.ts';
import { adjectiveIn, CONCORDS, type Concord, NOUN_CLASSES, verbIn } from './concords.ts';
import { problemOf } from './problems.ts';
import { ngeliSets } from './sentences.ts';

const sentences = ngeliSets.flatMap((set) => set.sentences);
const concordOf = (nounClass: string, number: string): Concord => {
  const found = CONCORDS.find((one) => one.nounClass === nounClass && one.number === number);
  if (!found) throw new Error(`${nounClass} has no ${number}`);
  return found;
};

describe('the table of the classes', () => {
  test.each([
    ['M–WA', 'one', 'mzuri', 'mweupe', 'mpya', 'mrefu', 'anaanguka'],
    ['M–WA', 'many', 'wazuri', 'weupe', 'wapya', 'warefu', 'wanaanguka'],
    ['M–MI', 'one', 'mzuri', 'mweupe', 'mpya', 'mrefu', 'unaanguka'],
    ['M–MI', 'many', 'mizuri', 'myeupe', 'mipya', 'mirefu', 'inaanguka'],
    ['JI–MA', 'one', 'zuri', 'jeupe', 'jipya', 'refu', 'linaanguka'],
    ['JI–MA', 'many', 'mazuri', 'meupe', 'mapya', 'marefu', 'yanaanguka'],
    ['KI–VI', 'one', 'kizuri', 'cheupe', 'kipya', 'kirefu', 'kinaanguka'],
    ['KI–VI', 'many', 'vizuri', 'vyeupe', 'vipya', 'virefu', 'vinaanguka'],
    ['N–N', 'one', 'nzuri', 'nyeupe', 'mpya', 'ndefu', 'inaanguka'],
    ['N–N', 'many', 'nzuri', 'nyeupe', 'mpya', 'ndefu', 'zinaanguka'],
    ['U–N', 'one', 'mzuri', 'mweupe', 'mpya', 'mrefu', 'unaanguka'],
    ['U–N', 'many', 'nzuri', 'nyeupe', 'mpya', 'ndefu', 'zinaanguka'],
    ['PA–KU–MU', 'at', 'pazuri', 'peupe', 'papya', 'parefu', 'panaanguka'],
    ['PA–KU–MU', 'to', 'kuzuri', 'kweupe', 'kupya', 'kurefu', 'kunaanguka'],
    ['PA–KU–MU', 'in', 'mzuri', 'mweupe', 'mpya', 'mrefu', 'mnaanguka'],
  ])('%s, %s: %s, %s, %s, %s, %s', (nounClass, number, ...forms) => {
    const concord = concordOf(nounClass, number);
    const made = ['zuri', 'eupe', 'pya', 'refu'].map((stem) => adjectiveIn(concord, stem));

    expect([...made, verbIn(concord, 'naanguka')]).toEqual(forms);
  });

  test.each([
    ['baya', 'mbaya'],
    ['dogo', 'ndogo'],
    ['gumu', 'ngumu'],
    ['ema', 'njema'],
    ['kubwa', 'kubwa'],
    ['tamu', 'tamu'],
    ['chafu', 'chafu'],
    ['pana', 'pana'],
    ['fupi', 'fupi'],
  ])('the nasal makes -%s %s', (stem, word) => {
    expect(adjectiveIn(concordOf('N–N', 'one'), stem)).toBe(word);
  });
});

test.each(sentences)('$noun $adjective $verb agrees as its class asks for', (sentence) => {
  const concord = concordOf(sentence.nounClass, sentence.number);

  expect(sentence.adjective).toBe(adjectiveIn(concord, sentence.stem));
  expect(sentence.verb).toBe(verbIn(concord, sentence.rest));
});

test('of places in something only the possessive is asked for, on which all grammars agree', () => {
  const inside = sentences.filter(({ number }) => number === 'in');

  expect(inside.map(({ stem }) => stem)).toEqual(inside.map(() => 'angu'));
});

test('a noun of U–N has its many in N, as ukuta and kuta: unyoya has manyoya and is asked for nowhere', () => {
  const many = ['kuta', 'funguo', 'ndimi', 'fagio', 'mbao'];
  const one = ['ukuta', 'ufunguo', 'ulimi', 'ufagio', 'ubao'];
  const asked = sentences.filter(({ nounClass }) => nounClass === 'U–N');

  for (const { noun, number } of asked) expect(number === 'many' ? many : one).toContain(noun);
});

const FIRST_LETTERS: Readonly<Record<string, RegExp>> = {
  'M–MI one': /^mw?/,
  'M–MI many': /^mi/,
  'JI–MA many': /^ma/,
  'KI–VI one': /^(ki|ch)/,
  'KI–VI many': /^(vi|vy)/,
  'U–N one': /^u/,
  'PA–KU–MU to': /ni$/,
  'PA–KU–MU in': /ni$/,
};

test.each(sentences)('$noun has the form of its class and number', ({ noun, nounClass, number }) => {
  expect(noun).toMatch(FIRST_LETTERS[`${nounClass} ${number}`] ?? /./);
});

test('what is shown is called so, and is one', () => {
  const swahili = new Map([...nounCategories.values()].flat().map(({ en, sw }) => [en, sw]));
  for (const { picture, noun, number } of sentences.filter((sentence) => sentence.picture)) {
    const name = swahili.get(picture ?? '');
    expect([name, `${name}ni`]).toContain(noun);
    expect(number).not.toBe('many');
  }
});

test('every class has a set of its own with six sentences, one and many among them, and all come once mixed', () => {
  const [mixed, ...own] = ngeliSets.toReversed();

  expect(own.map(({ sentences: all }) => new Set(all.map(({ nounClass }) => nounClass)).size)).toEqual(
    own.map(() => 1),
  );
  expect(own.every(({ sentences: all }) => all.length === 6)).toBe(true);
  expect(own.every(({ sentences: all }) => new Set(all.map(({ number }) => number)).size > 1)).toBe(true);
  expect(mixed?.sentences.map(({ nounClass }) => nounClass).toSorted()).toEqual(NOUN_CLASSES.toSorted());
});

test.each(sentences)('$noun: nothing that a teacher accepts stands among the wrong ones', (sentence) => {
  const { noun, adjective, verb } = problemOf(sentence);
  const forms = ({ text, prefixes }: typeof adjective) =>
    prefixes.map((prefix) => ('word' in prefix && prefix.word) || prefix.text + text);
  const alsoRight = CONCORDS.filter(
    ({ nounClass, number }) =>
      nounClass === sentence.nounClass &&
      (number === sentence.number || sentence.sameForMany || nounClass === 'PA–KU–MU'),
  );
  const wrongAdjectives = forms(adjective).slice(1);
  const wrongVerbs = forms(verb).slice(1);

  expect([forms(adjective)[0], forms(verb)[0]]).toEqual([sentence.adjective, sentence.verb]);
  for (const concord of alsoRight) {
    expect(wrongAdjectives).not.toContain(adjectiveIn(concord, sentence.stem));
    expect(wrongVerbs).not.toContain(verbIn(concord, sentence.rest));
  }
  expect(wrongAdjectives.length).toBeGreaterThanOrEqual(2);
  expect(wrongVerbs.length).toBeGreaterThanOrEqual(2);
  expect(noun.categories.map(({ text }) => text)).toContain(sentence.nounClass);
  for (const like of sentence.alsoLike ?? [])
    expect(noun.categories.map(({ text }) => text)).not.toContain(like);
});
