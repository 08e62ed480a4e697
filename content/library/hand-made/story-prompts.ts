import type { LibraryText } from '@flink/game-kit/model/facts.ts';
import { pictureAddress } from '../../pictures/picture-address.ts';
import type { LibraryLocale } from '../../words/meanings.ts';
import { nounCategories } from '../../words/nouns.ts';

/** Something to tell about. Pictures go by their English names. */
export interface StoryPrompt {
  readonly level: number;
  readonly key: string;
  readonly name: LibraryText;
  readonly prompt: LibraryText;
  readonly pages: number;
  readonly shows: readonly string[];
}

export const storyPrompts: readonly StoryPrompt[] = [
  {
    level: 1,
    key: 'my-home',
    name: { en: 'My Home', es: 'Mi casa', sw: 'Nyumbani kwetu' },
    prompt: {
      en: 'Who lives with you? Show us your home, one page for each person or animal.',
      es: '¿Quién vive contigo? Enséñanos tu casa: una página para cada persona o animal.',
      sw: 'Unaishi na nani? Tuonyeshe nyumbani kwenu: ukurasa mmoja kwa kila mtu au mnyama.',
    },
    pages: 4,
    shows: ['house', 'bed', 'chair', 'dog', 'cat', 'hen', 'tree', 'sun'],
  },
  {
    level: 2,
    key: 'market-day',
    name: { en: 'Market Day', es: 'Día de mercado', sw: 'Siku ya soko' },
    prompt: {
      en: 'You go to the market with somebody you love. What do you see, buy and eat?',
      es: 'Vas al mercado con alguien a quien quieres. ¿Qué ves, qué compras y qué comes?',
      sw: 'Unaenda sokoni na mtu unayempenda. Unaona nini, unanunua nini na unakula nini?',
    },
    pages: 4,
    shows: ['basket', 'banana', 'tomato', 'mango', 'fish', 'egg', 'bread', 'bus'],
  },
  {
    level: 3,
    key: 'lost-animal',
    name: { en: 'The Lost Animal', es: 'El animal perdido', sw: 'Mnyama aliyepotea' },
    prompt: {
      en: 'An animal cannot find its way home. Who helps it, and how?',
      es: 'Un animal no encuentra el camino a casa. ¿Quién lo ayuda y cómo?',
      sw: 'Mnyama hawezi kupata njia ya kurudi nyumbani. Nani anamsaidia, na vipi?',
    },
    pages: 4,
    shows: ['rabbit', 'elephant', 'lion', 'bird', 'tree', 'mountain', 'moon', 'house'],
  },
  {
    level: 4,
    key: 'the-great-rain',
    name: { en: 'The Great Rain', es: 'La gran lluvia', sw: 'Mvua kubwa' },
    prompt: {
      en: 'It rains for three days. Tell what happens on each day, and how the sun comes back.',
      es: 'Llueve durante tres días. Cuenta qué pasa cada día y cómo vuelve el sol.',
      sw: 'Mvua inanyesha kwa siku tatu. Eleza kinachotokea kila siku, na jinsi jua linavyorudi.',
    },
    pages: 5,
    shows: ['cloud', 'umbrella', 'boot', 'frog', 'boat', 'rainbow', 'sun', 'house'],
  },
  {
    level: 5,
    key: 'the-long-journey',
    name: { en: 'The Long Journey', es: 'El largo viaje', sw: 'Safari ndefu' },
    prompt: {
      en: 'You travel to a place where you have never been. Tell where you set out, what goes wrong, and what you bring home.',
      es: 'Viajas a un lugar donde nunca has estado. Cuenta de dónde sales, qué sale mal y qué traes a casa.',
      sw: 'Unasafiri kwenda mahali ambapo hujawahi kufika. Eleza unapoanzia, kinachoharibika njiani, na unachorudi nacho nyumbani.',
    },
    pages: 6,
    shows: ['train', 'airplane', 'boat', 'map', 'mountain', 'camel', 'star', 'gift'],
  },
  {
    level: 6,
    key: 'a-story-from-grandmother',
    name: { en: 'A Story from Grandmother', es: 'Un cuento de la abuela', sw: 'Hadithi ya bibi' },
    prompt: {
      en: 'Ask somebody older to tell you a story from long ago. Write it down so that it is never lost.',
      es: 'Pide a una persona mayor que te cuente una historia de hace mucho tiempo. Escríbela para que nunca se pierda.',
      sw: 'Mwombe mtu mzima akusimulie hadithi ya zamani. Iandike ili isipotee kamwe.',
    },
    pages: 6,
    shows: ['fire', 'drum', 'moon', 'tree', 'cow', 'lion', 'turtle', 'hut'],
  },
];

const nouns = new Map([...nounCategories.values()].flat().map((noun) => [noun.en, noun]));

export const dataOfPrompt = ({ pages, shows }: StoryPrompt, locale: LibraryLocale) => ({
  images: shows.map((english) => {
    const noun = nouns.get(english);
    if (noun === undefined) throw new Error(`the library has no picture of '${english}'`);
    return { image: pictureAddress(english), name: noun[locale] };
  }),
  words: [],
  pagesCount: pages,
  autoInsertArt: false,
  importClipart: true,
});
