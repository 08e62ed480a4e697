import { speechAddress } from '@flink/contract/client/speech-address.ts';
import type { WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { type MakeHouse, openMakeHouse, type Somebody } from '../testing/make-house.ts';

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

test('everybody adds what a word lacks; what it has is changed by its maker and by who manages words', async () => {
  const [mine] = (await make([{ _id: uuidv7(), word: 'porridge' }], 'master')).json().data;

  const added = await change([{ _id: mine._id, sentence: 'Porridge is hot.' }]);
  const refused = await change([{ _id: mine._id, sentence: 'Another one.' }]);
  const taken = await change([{ _id: mine._id, sentence: null }]);
  const managed = await change([{ _id: mine._id, sentence: 'Another one.' }], 'master');

  expect(added.json().data[0]).toMatchObject({ sentence: 'Porridge is hot.', mayChange: false, version: 2 });
  expect([refused.json().code, taken.json().code]).toEqual(['words.notYours', 'words.notYours']);
  expect(managed.json().data[0]).toMatchObject({ sentence: 'Another one.' });
});

test('a pronunciation is what the voice says, and a recording stays', async () => {
  const wordAudio = speechAddress('en', 'quay');
  const [word] = (await make([{ _id: uuidv7(), word: 'quay', wordAudio }])).json().data;

  const said = (await change([{ _id: word._id, pronunciation: 'key' }])).json().data[0];
  const plain = (await change([{ _id: word._id, pronunciation: null }])).json().data[0];

  expect(said).toMatchObject({ pronunciation: 'key', wordAudio: speechAddress('en', 'key') });
  expect(plain).toMatchObject({ pronunciation: null, wordAudio });
});

test('pictures are offered for a word that is written nearly like one of ours, in any language', async () => {
  const reply = await house.ask('author', 'suggestWords', {
    body: { words: ['apples', 'manzana', 'zzzqqx'], locale: 'en' },
  });

  const names = reply.json().data.map(({ pictures }: { pictures: { name: string }[] }) => pictures[0]?.name);
  expect(names).toEqual(['apple', 'apple', undefined]);
  expect(Object.keys(reply.json().links)).not.toEqual([]);
});
