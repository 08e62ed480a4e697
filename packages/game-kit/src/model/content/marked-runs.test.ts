import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asRuns, marksThatCut, runsOfHtml } from './marked-runs.ts';

const run = (text: string, marked = false) => ({ text, marked });

describe('a text that was written as HTML', () => {
  test('is its words, marked where a tag marks them', () => {
    expect(runsOfHtml('<p>The <b>cat</b> sat on the <span class="blank">mat</span>.</p>')).toEqual([
      run('The '),
      run('cat', true),
      run(' sat on the '),
      run('mat', true),
      run('.\n'),
    ]);
  });

  test('keeps two marks apart that follow each other, and takes marks within marks for one', () => {
    expect(runsOfHtml('<u>ice</u><u>cream</u> <b><i>cone</i></b>')).toEqual([
      run('ice', true),
      run('cream', true),
      run(' '),
      run('cone', true),
    ]);
  });

  test('says what its signs stand for', () => {
    expect(runsOfHtml('Tom &amp; Jerry&nbsp;&lt;3 &#233;&#xE9; &what; <!-- note -->a<br/>b')).toEqual([
      run('Tom & Jerry <3 éé &what; a\nb'),
    ]);
  });

  test('is read whatever it is, and loses no letter of a text without signs', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        const text = runsOfHtml(html)
          .map((part) => part.text)
          .join('');

        if (!/[<&]/.test(html)) expect(text).toBe(html);
      }),
    );
  });
});

test('runs may be stored as words, as one text or as HTML', () => {
  expect(asRuns(['The ', { text: 'cat', marked: null }], undefined)).toEqual([{ text: 'The ' }, run('cat')]);
  expect(asRuns('The cat', undefined)).toEqual([{ text: 'The cat' }]);
  expect(asRuns(undefined, '<b>cat</b>')).toEqual([run('cat', true)]);
  expect(asRuns(undefined, undefined)).toBeUndefined();
});

describe('a mark that cuts a letter', () => {
  test.each([
    ['between a letter and its accent', [run('cafe', true), run('\u0301 noir')], [0]],
    ['before a vowel sign', [run('क'), run('ि', true), run('ताब')], [1]],
    ['within a joined emoji', [run('👩'), run('\u200d👧', true)], [1]],
    ['between the parts of a syllable', [run('\u1112', true), run('\u1161\u11ab')], [0]],
    ['where two marks share a letter', [run('e', true), run('\u0301', true)], [0, 1]],
  ])('%s is found', (_name, runs, places) => {
    expect(marksThatCut(runs)).toEqual(places);
  });

  test.each([
    ['whole letters', [run('ca'), run('fe\u0301', true), run('s')]],
    ['whole syllables', [run('한', true), run('국')]],
    ['a line that ends in two signs', [run('cat\r', true), run('\nhen')]],
    ['a non-joiner on either side', [run('می', true), run('\u200cخواهم')]],
    ['a part of a plain word', [run('un', true), run('happy')]],
    ['nothing marked', [run('e'), run('\u0301')]],
  ])('is none with %s', (_name, runs) => {
    expect(marksThatCut(runs)).toEqual([]);
  });
});
