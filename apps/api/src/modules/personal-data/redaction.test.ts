import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Entry,
  type Names,
  NOBODY,
  REDACTED,
  redactedEntry,
  tellsOf,
  withoutWords,
} from './redaction.ts';

const FAMILY = '019a1111-1111-7111-8111-111111111111';
const LEARNER = '019a2222-2222-7222-8222-222222222222';
const OTHER = '019a3333-3333-7333-8333-333333333333';

const names: Names = {
  ids: [LEARNER, FAMILY],
  gone: [LEARNER],
  words: ['Leo', 'leo.g'],
  values: ['leo.g', 'Leo García'],
  staying: ['Ana', 'ana', 'Mia', 'mia'],
};

const entry = (over: Partial<Entry>): Entry => ({
  actor_id: OTHER,
  actor_name: 'Center Admin',
  resource: 'families',
  row_id: FAMILY,
  row_title: 'García',
  before: null,
  after: null,
  ...over,
});

describe('of an entry about the family', () => {
  test('the name goes, those of others and of the family stay', () => {
    const after = {
      _id: FAMILY,
      name: 'García',
      members: 'Ana, Leo, Mia',
      note: "Leo's tablet, Leonora's too",
    };

    expect(redactedEntry(entry({ after }), names).after).toEqual({
      _id: FAMILY,
      name: 'García',
      members: `Ana, ${REDACTED}, Mia`,
      note: `${REDACTED}'s tablet, Leonora's too`,
    });
  });

  test('a name that the learner had before goes as well', () => {
    const after = { members: 'Ana, Leonidas, Mia', newPasswordOf: 'leonidas' };

    expect(redactedEntry(entry({ after }), names).after).toEqual({
      members: `Ana, ${REDACTED}, Mia`,
      newPasswordOf: REDACTED,
    });
  });
});

test('a word that somebody was called by stays where it is no name', () => {
  const called = { ...names, words: [], values: ['active'] };
  const after = { _id: OTHER, status: 'active', username: 'active' };

  expect(redactedEntry(entry({ row_id: OTHER, after }), called).after).toEqual({
    ...after,
    username: REDACTED,
  });
});

test('an entry about who is gone keeps nothing of them, not even an old name or address', () => {
  const before = { _id: LEARNER, firstname: 'Leonidas', email: 'old@example.test' };
  const done = entry({ row_id: LEARNER, row_title: 'Leonidas García', before, after: before });

  expect(redactedEntry(done, names)).toMatchObject({
    row_id: null,
    row_title: REDACTED,
    before: null,
    after: null,
  });
});

test('of many families in one entry only the one that it concerns changes', () => {
  const before = [
    { _id: FAMILY, members: 'Ana, Leo' },
    { _id: OTHER, members: 'Eva, Leo' },
  ];

  expect(redactedEntry(entry({ row_id: null, before }), names).before).toEqual([
    { _id: FAMILY, members: `Ana, ${REDACTED}` },
    { _id: OTHER, members: 'Eva, Leo' },
  ]);
});

test('what the learner did stays done by nobody, what was done to the learner to nobody', () => {
  const done = entry({
    actor_id: LEARNER,
    actor_name: 'Leo García',
    row_id: LEARNER,
    after: { who: LEARNER },
  });

  expect(redactedEntry(done, names)).toMatchObject({
    actor_id: NOBODY,
    actor_name: REDACTED,
    row_id: null,
    after: null,
  });
});

test('a character that is called like the learner keeps its name', () => {
  const about = entry({
    resource: 'characters',
    row_id: OTHER,
    row_title: 'leo.g',
    after: { name: 'leo.g' },
  });

  expect(redactedEntry(about, names)).toEqual(about);
});

test('an entry about other people loses whole values alone', () => {
  const about = entry({ resource: 'teachers', row_id: OTHER, after: { taught: ['Leo García', 'Leo'] } });

  expect(redactedEntry(about, names).after).toEqual({ taught: [REDACTED, 'Leo'] });
});

test('no text keeps a name that is taken out of it, and what has none stays as it is', () => {
  const word = fc.stringMatching(/^[\p{L}.*+$'-]{1,8}$/u).filter((text) => /\p{L}/u.test(text));
  fc.assert(
    fc.property(word, fc.array(word), (name, around) => {
      const text = [...around, name, ...around].join(' ');

      const left = withoutWords(text, [name]).split(' ');

      expect(left.some((one) => one.toLowerCase() === name.toLowerCase())).toBe(false);
      expect(withoutWords('12 34', [name])).toBe('12 34');
    }),
    { numRuns: 30 },
  );
});

test('a mail tells of somebody by username, whole name or address as they are written, not by a name others bear', () => {
  const mail = (text: string, recipient = 'teacher@example.test') => ({
    recipient,
    subject: null,
    text,
    html: null,
  });

  expect(tellsOf(mail('The username is leo.g'), names.values)).toBe(true);
  expect(tellsOf(mail('Leo García asked'), names.values)).toBe(true);
  expect(tellsOf(mail('Hello', 'leo.g'), names.values)).toBe(true);
  expect(tellsOf(mail('Leo plays well'), names.values)).toBe(false);
  expect(tellsOf(mail('napoleo.gx'), names.values)).toBe(false);
  expect(tellsOf(mail('anything'), ['', ' '])).toBe(false);
});
