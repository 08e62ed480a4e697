import type { ClipScript, ScriptThing } from './clip-script.ts';

type Family = 'match' | 'spell' | 'read' | 'choose' | 'make';
type Texts = ClipScript['titles'];

const cards: readonly ScriptThing[] = [
  { drawing: { kind: 'svg', id: 'card-a' }, size: 15, x: 44, y: 38 },
  { drawing: { kind: 'svg', id: 'card-b' }, size: 15, x: 63, y: 38, line: 1 },
  { drawing: { kind: 'svg', id: 'card-c' }, size: 15, x: 82, y: 38, line: 2 },
];

const pairs: readonly ScriptThing[] = [
  { drawing: { kind: 'picture', file: 'cat.svg' }, size: 15, x: 46, y: 28 },
  { drawing: { kind: 'picture', file: 'dog.svg' }, size: 15, x: 78, y: 28 },
  {
    drawing: { kind: 'svg', id: 'card-c' },
    size: 14,
    x: 62,
    y: 64,
    line: 1,
    goes: { line: 2, x: 46, y: 58 },
  },
];

const book: readonly ScriptThing[] = [
  { drawing: { kind: 'svg', id: 'page' }, size: 36, x: 62, y: 42 },
  { drawing: { kind: 'svg', id: 'hand' }, size: 8, x: 50, y: 62, line: 1, goes: { line: 2, x: 78, y: 62 } },
];

const choice: readonly ScriptThing[] = [
  { drawing: { kind: 'picture', file: 'dog.svg' }, size: 17, x: 62, y: 26 },
  { drawing: { kind: 'icon', name: 'speak', colour: '#1b9c8f' }, size: 12, x: 48, y: 64, line: 1 },
  { drawing: { kind: 'icon', name: 'check', colour: '#3fa34d' }, size: 12, x: 76, y: 64, line: 2 },
];

const making: readonly ScriptThing[] = [
  { drawing: { kind: 'icon', name: 'pen', colour: '#d9534f' }, size: 14, x: 46, y: 36 },
  { drawing: { kind: 'icon', name: 'picture', colour: '#3f7fd6' }, size: 14, x: 64, y: 36, line: 1 },
  { drawing: { kind: 'icon', name: 'heart', colour: '#b0468c' }, size: 14, x: 82, y: 36, line: 2 },
];

const advice = (
  family: Family,
  titles: Texts,
  background: ClipScript['scenes'][number]['background'],
  things: readonly ScriptThing[],
  lines: readonly Texts[],
): ClipScript => ({
  key: `parents-${family}`,
  type: 'ParentVideos',
  titles,
  scenes: [
    { background, who: ['luna', 'idle'], things, lines },
    {
      background: ['space', 2],
      who: ['luna', 'happy'],
      things: [{ drawing: { kind: 'icon', name: 'heart', colour: '#d9534f' }, size: 18, x: 62, y: 42 }],
      lines: [
        {
          en: 'Ten minutes a day together are worth more than an hour alone.',
          es: 'Diez minutos al día juntos valen más que una hora a solas.',
          sw: 'Dakika kumi kwa siku pamoja zina thamani kuliko saa moja peke yake.',
        },
      ],
    },
  ],
});

/** Advice for parents, by the kind of activity that it belongs to. */
export const parentAdvice: Readonly<Record<Family, ClipScript>> = {
  match: advice(
    'match',
    { en: 'Matching games', es: 'Juegos de emparejar', sw: 'Michezo ya kulinganisha' },
    ['space', 1],
    pairs,
    [
      {
        en: 'In matching games, children connect what belongs together.',
        es: 'En los juegos de emparejar, los niños unen lo que va junto.',
        sw: 'Katika michezo ya kulinganisha, watoto huunganisha vitu vinavyoendana.',
      },
      {
        en: 'Ask: how do you know that these two go together?',
        es: 'Pregunta: ¿cómo sabes que estos dos van juntos?',
        sw: 'Uliza: umejuaje kwamba hivi viwili vinaendana?',
      },
      {
        en: 'At home, look for pairs too: socks, lids, or words that rhyme.',
        es: 'En casa, busquen parejas también: calcetines, tapas o palabras que riman.',
        sw: 'Nyumbani pia tafuteni jozi: soksi, vifuniko, au maneno yenye vina.',
      },
    ],
  ),
  spell: advice(
    'spell',
    { en: 'Spelling games', es: 'Juegos de deletrear', sw: 'Michezo ya tahajia' },
    ['space', 3],
    cards,
    [
      {
        en: 'In spelling games, children hear a word and build it.',
        es: 'En los juegos de deletrear, los niños oyen una palabra y la forman.',
        sw: 'Katika michezo ya tahajia, watoto husikia neno na kuliunda.',
      },
      {
        en: 'Say the word slowly, and let your child name each sound.',
        es: 'Di la palabra despacio y deja que tu hijo nombre cada sonido.',
        sw: 'Sema neno polepole, na umwache mtoto wako ataje kila sauti.',
      },
      {
        en: 'A mistake is a clue. Listen to the word once more.',
        es: 'Un error es una pista. Escuchen la palabra otra vez.',
        sw: 'Kosa ni kidokezo. Sikilizeni neno tena.',
      },
    ],
  ),
  read: advice(
    'read',
    { en: 'Reading together', es: 'Leer juntos', sw: 'Kusoma pamoja' },
    ['space', 1],
    book,
    [
      {
        en: 'Look at the pictures first, and guess what the story tells.',
        es: 'Miren primero las imágenes y adivinen qué cuenta la historia.',
        sw: 'Tazameni picha kwanza, kisha mkisie hadithi inasema nini.',
      },
      {
        en: 'Follow the words with a finger while the story is read.',
        es: 'Sigan las palabras con el dedo mientras se lee la historia.',
        sw: 'Fuateni maneno kwa kidole hadithi inaposomwa.',
      },
      {
        en: 'Then ask: what happened first, and what came after it?',
        es: 'Luego pregunta: ¿qué pasó primero y qué pasó después?',
        sw: 'Kisha uliza: nini kilitokea kwanza, na nini kilifuata?',
      },
    ],
  ),
  choose: advice(
    'choose',
    { en: 'Choosing the answer', es: 'Elegir la respuesta', sw: 'Kuchagua jibu' },
    ['space', 3],
    choice,
    [
      {
        en: 'In these games, children choose the right answer.',
        es: 'En estos juegos, los niños eligen la respuesta correcta.',
        sw: 'Katika michezo hii, watoto huchagua jibu sahihi.',
      },
      {
        en: 'Let your child listen to all the answers before choosing.',
        es: 'Deja que tu hijo escuche todas las respuestas antes de elegir.',
        sw: 'Mwache mtoto wako asikilize majibu yote kabla ya kuchagua.',
      },
      {
        en: 'Praise the thinking, not only the right answer.',
        es: 'Elogia cómo piensa, no solo la respuesta correcta.',
        sw: 'Sifia jinsi anavyofikiri, si jibu sahihi tu.',
      },
    ],
  ),
  make: advice(
    'make',
    { en: 'Writing and making', es: 'Escribir y crear', sw: 'Kuandika na kuunda' },
    ['space', 1],
    making,
    [
      {
        en: 'Here, children write and draw something of their own.',
        es: 'Aquí, los niños escriben y dibujan algo propio.',
        sw: 'Hapa, watoto huandika na kuchora kitu chao wenyewe.',
      },
      {
        en: 'Talk about the idea first. Spelling can wait.',
        es: 'Hablen primero de la idea. La ortografía puede esperar.',
        sw: 'Zungumzeni wazo kwanza. Tahajia inaweza kusubiri.',
      },
      {
        en: 'Ask your child to read it to the whole family.',
        es: 'Pide a tu hijo que lo lea a toda la familia.',
        sw: 'Mwombe mtoto wako aisomee familia nzima.',
      },
    ],
  ),
};
