import type { LibraryText } from '@flink/game-kit/model/facts.ts';
import { pictureAddress } from '../../pictures/picture-address.ts';
import type { LibraryLocale } from '../../words/meanings.ts';
import { nounCategories } from '../../words/nouns.ts';

/** Something to write about: each guide with the beginning of a sentence. Words go by their English names. */
export interface WritingPrompt {
  readonly level: number;
  readonly key: string;
  readonly name: LibraryText;
  readonly guides: readonly LibraryText[];
  readonly starters: readonly LibraryText[];
  readonly words: readonly string[];
}

export const writingPrompts: readonly WritingPrompt[] = [
  {
    level: 1,
    key: 'my-friend',
    name: { en: 'My Friend', es: 'Mi amigo o amiga', sw: 'Rafiki yangu' },
    guides: [
      { en: 'Who is your friend?', es: '¿Quién es tu amigo o amiga?', sw: 'Rafiki yako ni nani?' },
      { en: 'What do you play together?', es: '¿A qué juegan juntos?', sw: 'Mnacheza nini pamoja?' },
      {
        en: 'Why do you like your friend?',
        es: '¿Por qué te gusta estar con tu amigo o amiga?',
        sw: 'Kwa nini unampenda rafiki yako?',
      },
    ],
    starters: [
      { en: 'My friend is …', es: 'Mi amigo se llama …', sw: 'Rafiki yangu anaitwa …' },
      { en: 'We play …', es: 'Jugamos …', sw: 'Tunacheza …' },
      { en: 'I like …', es: 'Me gusta …', sw: 'Napenda …' },
    ],
    words: ['ball', 'dog', 'house', 'tree'],
  },
  {
    level: 2,
    key: 'when-it-rains',
    name: { en: 'When It Rains', es: 'Cuando llueve', sw: 'Mvua inaponyesha' },
    guides: [
      {
        en: 'Where are you when it rains?',
        es: '¿Dónde estás cuando llueve?',
        sw: 'Uko wapi mvua inaponyesha?',
      },
      { en: 'What do you hear and see?', es: '¿Qué oyes y qué ves?', sw: 'Unasikia nini na unaona nini?' },
      {
        en: 'What do you do when it stops?',
        es: '¿Qué haces cuando deja de llover?',
        sw: 'Unafanya nini mvua ikiisha?',
      },
    ],
    starters: [
      { en: 'When it rains, I …', es: 'Cuando llueve, yo …', sw: 'Mvua inaponyesha, mimi …' },
      { en: 'I can hear …', es: 'Oigo …', sw: 'Nasikia …' },
      { en: 'After the rain …', es: 'Después de la lluvia …', sw: 'Baada ya mvua …' },
    ],
    words: ['umbrella', 'frog', 'tree', 'sun'],
  },
  {
    level: 3,
    key: 'my-best-meal',
    name: { en: 'My Best Meal', es: 'Mi mejor comida', sw: 'Chakula changu bora' },
    guides: [
      {
        en: 'What do you like to eat most of all?',
        es: '¿Qué es lo que más te gusta comer?',
        sw: 'Unapenda kula nini zaidi?',
      },
      { en: 'Who makes it, and how?', es: '¿Quién lo prepara y cómo?', sw: 'Nani anakipika, na vipi?' },
      {
        en: 'How does it smell and taste?',
        es: '¿Cómo huele y a qué sabe?',
        sw: 'Kinanukiaje na kina ladha gani?',
      },
    ],
    starters: [
      { en: 'Most of all I like …', es: 'Lo que más me gusta es …', sw: 'Ninachopenda zaidi ni …' },
      { en: 'First you take …', es: 'Primero se toma …', sw: 'Kwanza unachukua …' },
      { en: 'It smells like …', es: 'Huele a …', sw: 'Kinanukia kama …' },
    ],
    words: ['banana', 'fish', 'egg', 'bread', 'mango'],
  },
  {
    level: 4,
    key: 'a-day-with-an-animal',
    name: { en: 'A Day as an Animal', es: 'Un día como animal', sw: 'Siku moja kama mnyama' },
    guides: [
      {
        en: 'Which animal are you for one day?',
        es: '¿Qué animal eres por un día?',
        sw: 'Wewe ni mnyama gani kwa siku moja?',
      },
      {
        en: 'Where do you sleep, and what do you eat?',
        es: '¿Dónde duermes y qué comes?',
        sw: 'Unalala wapi, na unakula nini?',
      },
      {
        en: 'What is hard for you, and what is easy?',
        es: '¿Qué te cuesta y qué te resulta fácil?',
        sw: 'Ni kitu gani kigumu kwako, na kipi ni rahisi?',
      },
      {
        en: 'What do you tell people in the evening?',
        es: '¿Qué les cuentas a las personas por la noche?',
        sw: 'Unawaambia watu nini jioni?',
      },
    ],
    starters: [
      { en: 'Today I woke up as …', es: 'Hoy me desperté siendo …', sw: 'Leo niliamka nikiwa …' },
      { en: 'I sleep …', es: 'Duermo …', sw: 'Ninalala …' },
      { en: 'It is easy to …', es: 'Es fácil …', sw: 'Ni rahisi …' },
      { en: 'In the evening …', es: 'Por la noche …', sw: 'Jioni …' },
    ],
    words: ['elephant', 'lion', 'bird', 'rabbit', 'cat'],
  },
  {
    level: 5,
    key: 'something-i-learned',
    name: { en: 'Something I Learned', es: 'Algo que aprendí', sw: 'Jambo nililojifunza' },
    guides: [
      {
        en: 'What could you not do a year ago?',
        es: '¿Qué no sabías hacer hace un año?',
        sw: 'Mwaka mmoja uliopita hukuweza kufanya nini?',
      },
      {
        en: 'Who helped you, and what went wrong at first?',
        es: '¿Quién te ayudó y qué salió mal al principio?',
        sw: 'Nani alikusaidia, na nini kilienda vibaya mwanzoni?',
      },
      { en: 'How do you do it now?', es: '¿Cómo lo haces ahora?', sw: 'Unafanyaje sasa?' },
      {
        en: 'What do you want to learn next?',
        es: '¿Qué quieres aprender después?',
        sw: 'Unataka kujifunza nini baadaye?',
      },
    ],
    starters: [
      { en: 'A year ago I could not …', es: 'Hace un año no sabía …', sw: 'Mwaka mmoja uliopita sikuweza …' },
      { en: 'At first …', es: 'Al principio …', sw: 'Mwanzoni …' },
      { en: 'Now I …', es: 'Ahora yo …', sw: 'Sasa mimi …' },
      { en: 'Next I want …', es: 'Después quiero …', sw: 'Baadaye nataka …' },
    ],
    words: ['book', 'bicycle', 'bus'],
  },
  {
    level: 6,
    key: 'a-letter-to-the-future',
    name: { en: 'A Letter to Myself', es: 'Una carta para mí', sw: 'Barua kwangu mwenyewe' },
    guides: [
      {
        en: 'How old will you be when you read this letter?',
        es: '¿Cuántos años tendrás cuando leas esta carta?',
        sw: 'Utakuwa na umri gani utakapoisoma barua hii?',
      },
      {
        en: 'What is your life like today? Tell of one ordinary day.',
        es: '¿Cómo es tu vida hoy? Cuenta un día cualquiera.',
        sw: 'Maisha yako yakoje leo? Simulia siku moja ya kawaida.',
      },
      {
        en: 'What do you hope for, and what do you fear?',
        es: '¿Qué esperas y qué te da miedo?',
        sw: 'Unatumaini nini, na unaogopa nini?',
      },
      {
        en: 'What should you never forget?',
        es: '¿Qué no deberías olvidar nunca?',
        sw: 'Nini hupaswi kusahau kamwe?',
      },
    ],
    starters: [
      {
        en: 'Dear me, when you read this …',
        es: 'Querido yo: cuando leas esto …',
        sw: 'Mimi mpendwa, utakaposoma haya …',
      },
      { en: 'Today …', es: 'Hoy …', sw: 'Leo …' },
      { en: 'I hope …', es: 'Espero …', sw: 'Natumaini …' },
      { en: 'Never forget …', es: 'No olvides nunca …', sw: 'Usisahau kamwe …' },
    ],
    words: ['house', 'mountain', 'sun', 'moon'],
  },
];

const nouns = new Map([...nounCategories.values()].flat().map((noun) => [noun.en, noun]));

export const dataOfWritingPrompt = ({ guides, starters, words }: WritingPrompt, locale: LibraryLocale) => ({
  guides: guides.map((guide) => ({ text: guide[locale] })),
  starters: starters.map((starter) => ({ text: starter[locale] })),
  images: [],
  words: words.map((english) => {
    const noun = nouns.get(english);
    if (noun === undefined) throw new Error(`the library has no word '${english}'`);
    return { text: noun[locale], image: pictureAddress(english) };
  }),
  multiLocaleGuides: {},
});
