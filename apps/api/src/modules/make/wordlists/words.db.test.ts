import { speechAddress } from '@flink/contract/client/speech-address.ts';
import type { WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { parseFileKey } from '../../../ports/files/key.ts';
import { mp3 } from '../../../ports/files/testing/samples.ts';
import { type MakeHouse, openMakeHouse, PNG, type Somebody } from '../testing/make-house.ts';

let house: MakeHouse;

beforeAll(async () => {
  house = await openMakeHouse();
});

afterAll(() => house.close());

const make = (words: readonly object[], who: Somebody = 'author', locale = 'en') =>
  house.ask(who, 'makeWords', { body: { locale, words } });

const change = (words: readonly object[], who: Somebody = 'author', locale = 'en') =>
  house.ask(who, 'changeWords', { body: { locale, words } });

async function meaningOf(word: string, locale = 'en'): Promise<WordMeaning> {
  const reply = await house.ask('author', 'wordsByNamesAndLocale', { body: { words: [word], locale } });
  return reply.json().data[0];
}

test('a missing word is made with all that is known of it, and is the same word when it is sent again', async () => {
  const picture = (await meaningOf('apple')).wordImage;
  const word = {
    _id: uuidv7(),
    word: ' Mandazi ',
    sentence: 'We eat mandazi.',
    syllables: ['man', 'da', 'zi'],
    pronunciation: 'mahn-dah-zee',
    wordImage: picture,
    wordAudio: speechAddress('en', 'mahn-dah-zee'),
  };

  const made = await make([word]);
  const again = await make([word]);

  expect(made.json().data).toEqual([
    expect.objectContaining({ ...word, word: 'Mandazi', hasPicture: true, mayChange: true, version: 1 }),
  ]);
  expect(again.json().data).toEqual(made.json().data);
});

test('pictures and sounds that are not there are refused, and so is a language that is not offered', async () => {
  const refusals = await Promise.all([
    make([{ _id: uuidv7(), word: 'x', wordImage: 'words/none.png' }]),
    make([{ _id: uuidv7(), word: 'x', wordAudio: 'https://elsewhere.test/a.mp3' }]),
    make([{ _id: uuidv7(), word: 'x' }], 'author', 'tlh'),
  ]);

  expect(refusals.map((reply) => reply.json().code)).toEqual([
    'files.notFound',
    'files.notFound',
    'activities.unknownLanguage',
  ]);
});

test('a picture is no sound, and a sound no picture', async () => {
  const [picture, sound] = ['words/test/kind-1', 'words/test/kind-2'] as const;
  await house.house.files.put(parseFileKey(picture), PNG, 'image');
  await house.house.files.put(parseFileKey(sound), mp3(), 'audio');
  const word = (fields: object) => make([{ _id: uuidv7(), word: 'x', ...fields }]);

  const refusals = await Promise.all([
    word({ wordAudio: picture }),
    word({ definitionAudio: picture }),
    word({ wordImage: sound }),
    word({ wordImage: speechAddress('en', 'x') }),
  ]);
  const taken = await word({ wordImage: picture, wordAudio: sound });

  expect(refusals.map((reply) => reply.json().code)).toEqual(refusals.map(() => 'files.typeNotAllowed'));
  expect(taken.json().data[0]).toMatchObject({ wordImage: picture, wordAudio: sound });
});

test('everybody adds what a word lacks; what it has is changed by its maker and by who manages words', async () => {
  const [mine] = (await make([{ _id: uuidv7(), word: 'porridge' }], 'master')).json().data;

  const added = await change([{ _id: mine._id, sentence: 'Porridge is hot.' }]);
  const refused = await change([{ _id: mine._id, sentence: 'Another one.' }], 'translator');
  const taken = await change([{ _id: mine._id, sentence: null }], 'translator');
  const managed = await change([{ _id: mine._id, sentence: 'Another one.' }], 'master');

  expect(added.json().data[0]).toMatchObject({ sentence: 'Porridge is hot.', mayChange: false, version: 2 });
  expect([refused.json().code, taken.json().code]).toEqual(['words.notYours', 'words.notYours']);
  expect(managed.json().data[0]).toMatchObject({ sentence: 'Another one.' });
});

test('what somebody adds to a word of others stays theirs to change, and is nobody else’s', async () => {
  const [mine] = (await make([{ _id: uuidv7(), word: 'gruel' }], 'master')).json().data;

  const added = await change([{ _id: mine._id, sentence: 'Gruel is thinn.' }]);
  const mended = await change([{ _id: mine._id, sentence: 'Gruel is thin.' }]);
  const byOther = await change([{ _id: mine._id, sentence: 'Not mine.' }], 'translator');

  expect(added.json().data[0].own).toEqual(['sentence']);
  expect(mended.json().data[0].sentence).toBe('Gruel is thin.');
  expect(byOther.json().code).toBe('words.notYours');
  expect((await meaningOf('gruel')).sentence).toBe('Gruel is thin.');
});

test('anybody records over the voice of the house, and nobody but they over what they recorded', async () => {
  const spoken = await meaningOf('apple');
  const keys = ['words/test/apple-1', 'words/test/apple-2', 'words/test/apple-3'] as const;
  for (const key of keys) await house.house.files.put(parseFileKey(key), mp3(), 'audio');
  const record = (key: string | null, who: Somebody = 'author') =>
    change([{ _id: spoken._id, wordAudio: key }], who);

  const first = await record(keys[0]);
  const again = await record(keys[1]);
  const stranger = await record(keys[2], 'translator');
  const silenced = await record(null, 'translator');
  const managed = await record(speechAddress('en', 'something rude'), 'master');

  expect(first.json().data[0]).toMatchObject({ wordAudio: keys[0], own: ['wordAudio'], mayChange: false });
  expect(again.json().data[0].wordAudio).toBe(keys[1]);
  expect([stranger.json().code, silenced.json().code]).toEqual(['words.notYours', 'words.notYours']);
  // The voice says the word and nothing else, whoever sends what.
  expect(managed.json().data[0]).toMatchObject({ wordAudio: spoken.wordAudio });
});

test('a pronunciation is what the voice says, and a recording stays', async () => {
  const wordAudio = speechAddress('en', 'quay');
  const [word] = (await make([{ _id: uuidv7(), word: 'quay', wordAudio }])).json().data;

  const said = (await change([{ _id: word._id, pronunciation: 'key' }])).json().data[0];
  const plain = (await change([{ _id: word._id, pronunciation: null }])).json().data[0];

  expect(said).toMatchObject({ pronunciation: 'key', wordAudio: speechAddress('en', 'key') });
  expect(plain).toMatchObject({ pronunciation: null, wordAudio });
});

test('a meaning is said in another language once, and by others only what it lacks there', async () => {
  const [mine] = (await make([{ _id: uuidv7(), word: 'zzsledge' }], 'master')).json().data;
  const say = (word: string, who: Somebody = 'author') =>
    change([{ _id: mine._id, word, wordAudio: speechAddress('es', 'x') }], who, 'es');

  const said = await say('zztrineo');
  const other = await say('otra cosa', 'translator');
  const found = await meaningOf('ZZtrineo', 'es');

  expect(said.json().data[0]).toMatchObject({ word: 'zztrineo', wordAudio: speechAddress('es', 'zztrineo') });
  expect(other.json().code).toBe('words.notYours');
  expect(found).toMatchObject({ _id: mine._id, otherLocales: { en: { word: 'zzsledge' } } });
  expect((await meaningOf('zzsledge')).otherLocales.es?.word).toBe('zztrineo');
});

test('pictures are offered for a word that is written nearly like one of ours, in any language', async () => {
  const reply = await house.ask('author', 'suggestWords', {
    body: { words: ['apples', 'manzana', 'zzzqqx'], locale: 'en' },
  });

  const names = reply.json().data.map(({ pictures }: { pictures: { name: string }[] }) => pictures[0]?.name);
  expect(names).toEqual(['apple', 'apple', undefined]);
  expect(Object.keys(reply.json().links)).not.toEqual([]);
});
