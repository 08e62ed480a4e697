import dictionaryFiles from 'dictionary-es';
import nspell from 'nspell';
import { type Checked, type Found, found, type Word, wordsOf } from './found.ts';

const set = (words: string) => new Set(words.split(/\s+/));

/** Nouns of which children write, by gender; where the ending says the gender they need not stand here. */
const MASCULINE = set(
  `perro gato libro niño hermano abuelo amigo parque queso caballo pájaro árbol león avión ratón sol mar pan arroz mapa
  problema día planeta tema idioma sofá pijama clima sistema lápiz papel color dolor calor reloj jardín corazón coche
  camino cuento helado huevo juego pelo ojo brazo dedo zapato vaso plato baño barco tren río bosque campo cielo fuego
  invierno verano otoño mundo mono pato pez pollo burro cerdo conejo lobo oso toro elefante tigre tío primo hijo padre
  papá maestro rey doctor señor bebé lunes martes miércoles jueves viernes sábado domingo cumpleaños paraguas autobús
  hombre lago patio cuarto carro camión pastel dulce chocolate jugo limón melón tomate plátano agua_ cuaderno regalo
  dibujo globo sueño susto animal dinosaurio volcán cavallo robot equipo partido balón gol`,
);
const FEMININE = set(
  `casa pelota leche niña mesa silla escuela flor mano moto foto radio vaca gata perra abuela hermana amiga mamá madre
  tía prima hija maestra reina doctora señora canción televisión noche tarde mañana luna estrella nube lluvia nieve
  playa calle ciudad tienda plaza puerta ventana cama cocina sala ropa camisa falda blusa mochila manzana naranja uva
  pera fresa piña sopa carne fruta verdura zanahoria papa cabeza boca nariz oreja pierna rodilla hormiga abeja mariposa
  araña oveja gallina serpiente tortuga rana familia fiesta tarea historia música bicicleta muñeca cometa clase página
  palabra letra hoja rama piedra montaña isla feria piscina biblioteca granja cuchara taza botella caja bolsa sal miel
  luz voz cruz nuez gente verdad amistad edad`,
);
/** In the plural, or so that they look like one. */
const SAME_IN_PLURAL =
  /^(?:lunes|martes|miércoles|jueves|viernes|cumpleaños|paraguas|autobús|crisis|dos|tres|seis)$/;
/** "El agua", "un águila": feminine, with the other article. */
const STRESSED_A = set('agua águila hada alma hambre arma aula área hacha ala ave');

type Gender = 'm' | 'f';
type Number = 'one' | 'many';

const ARTICLES: Readonly<Record<string, readonly [Gender, Number]>> = {
  el: ['m', 'one'],
  un: ['m', 'one'],
  la: ['f', 'one'],
  una: ['f', 'one'],
  los: ['m', 'many'],
  unos: ['m', 'many'],
  las: ['f', 'many'],
  unas: ['f', 'many'],
};
const DEFINITE = set('el la los las');
const FORMS = {
  definite: { m: { one: 'el', many: 'los' }, f: { one: 'la', many: 'las' } },
  open: { m: { one: 'un', many: 'unos' }, f: { one: 'una', many: 'unas' } },
} as const;

/** Right by themselves, and yet often another word is meant. */
const CONFUSED = new Map(
  `iva iba|baca vaca|bolar volar|varco barco|ase hace|ago hago|avía había|abía había|oy hoy|ombre hombre|ermano hermano
  |ermana hermana|elado helado|ormiga hormiga|uevo huevo|ola_ hola|asta_ hasta|ora_ hora|aver a ver|ise hice|iso hizo
  |yendo_ yendo|tubo_ tuvo|tubimos tuvimos|haiga haya|kasa casa|comi comí|vevi bebí|corri corrí|escribi escribí|sali salí|dormi dormí
  |jugue jugué|cante_ canté|compre_ compré`
    .split('|')
    .map((row) => row.trim())
    .filter((row) => !row.includes('_'))
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const),
);

/** What goes with each person, of the verbs that children write most. */
const PERSONS: readonly (readonly [subjects: RegExp, place: number])[] = [
  [/^yo$/, 0],
  [/^tú$/, 1],
  [/^(?:él|ella|usted)$/, 2],
  [/^(?:nosotros|nosotras)$/, 3],
  [/^(?:ellos|ellas|ustedes)$/, 4],
];
const VERBS: readonly (readonly string[])[] = [
  'soy eres es somos son',
  'estoy estás está estamos están',
  'tengo tienes tiene tenemos tienen',
  'voy vas va vamos van',
  'como comes come comemos comen',
  'juego juegas juega jugamos juegan',
  'quiero quieres quiere queremos quieren',
  'hago haces hace hacemos hacen',
  'vivo vives vive vivimos viven',
  'corro corres corre corremos corren',
  'canto cantas canta cantamos cantan',
  'leo lees lee leemos leen',
  'duermo duermes duerme dormimos duermen',
  'veo ves ve vemos ven',
  'salto saltas salta saltamos saltan',
].map((row) => row.split(' '));

const QUESTION_WORDS = new Map(
  'donde dónde|que qué|quien quién|como cómo|cuando cuándo|cuanto cuánto|cual cuál|quienes quiénes|cuantos cuántos'
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
);

/** The way a sound can be written, as children confuse it. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/b/g, 'v'],
  [/v/g, 'b'],
  [/^(?=[aeiouáéíóú])/g, 'h'],
  [/^h/g, ''],
  [/s/g, 'c'],
  [/s/g, 'z'],
  [/c(?=[eiéí])/g, 's'],
  [/z/g, 's'],
  [/ll/g, 'y'],
  [/y/g, 'll'],
  [/g(?=[eiéí])/g, 'j'],
  [/j(?=[eiéí])/g, 'g'],
  [/k(?=[aouáóú])/g, 'c'],
  [/k(?=[eiéí])/g, 'qu'],
  [/q(?!u)/g, 'c'],
  [/n(?=[aeiou])/g, 'ñ'],
  [/rr/g, 'r'],
  [/r/g, 'rr'],
  [/([a-z])\1/g, '$1'],
  [/m(?=[bp])|n(?=[bp])/g, 'm'],
];
const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const AFTER_GUSTA = set('los las mis tus sus unos unas');

export function loadSpanish(): (checked: Checked) => readonly Found[] {
  const dictionary = nspell(dictionaryFiles);
  const isWord = (word: string) => dictionary.correct(word);

  return ({ text, known }) => {
    const words = wordsOf(text);
    return words.flatMap((word, place) => {
      const spelled = spelling(word, { isWord, known });
      if (spelled) return [spelled];
      const around = { last: words[place - 1], next: words[place + 1], after: words[place + 2] };
      return [article(word, around), person(word, around), gusta(word, around), question(word, text)].flatMap(
        (one) => one ?? [],
      );
    });
  };
}

interface Known {
  readonly isWord: (word: string) => boolean;
  readonly known: ReadonlySet<string>;
}

function spelling(word: Word, { isWord, known }: Known): Found | null {
  const { small, text } = word;
  if (known.has(small)) return null;
  const meant = CONFUSED.get(small);
  if (meant)
    return found(/[áéíóú]/.test(meant) && plain(meant) === small ? 'accent' : 'spelling', word, meant);
  const isName = /^\p{Lu}/u.test(text) && !word.isFirst;
  if (isName || small.length < 3 || isWord(small)) return null;
  // A name at the beginning of a sentence.
  if (/^\p{Lu}/u.test(text) && isWord(text)) return null;
  const accented = accents(small).find(isWord);
  if (accented) return found('accent', word, accented);
  const sounding = soundsLike(small).find(isWord);
  // What begins a sentence may be a name that sounds like a word.
  return sounding && (!/^\p{Lu}/u.test(text) || sounding.startsWith('h'))
    ? found('spelling', word, sounding)
    : null;
}

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0301]/g, '')
    .normalize('NFC');

/** With an accent on each vowel in turn, the last first; without one that stands there. */
function accents(word: string): readonly string[] {
  const letters = Array.from(word);
  const all = letters.flatMap((letter, place) => {
    const accent = ACCENTS[letter];
    return accent ? [letters.with(place, accent).join('')] : [];
  });
  return [...all.reverse(), ...(plain(word) === word ? [] : [plain(word)])];
}

function soundsLike(word: string): readonly string[] {
  const once = SOUNDS.flatMap(([sound, other]) =>
    [...word.matchAll(sound)].map(
      (match) =>
        word.slice(0, match.index) +
        match[0].replace(new RegExp(sound.source), other) +
        word.slice(match.index + match[0].length),
    ),
  ).filter((one) => one !== word);
  return [...once, ...once.flatMap(accents)];
}

/** Gender and number of a noun that is known; null where it may be something else. */
function nounOf(small: string): { readonly gender: Gender; readonly number: Number } | null {
  for (const single of singularsOf(small)) {
    const gender = MASCULINE.has(single) ? 'm' : FEMININE.has(single) ? 'f' : null;
    if (gender) return { gender, number: single === small ? 'one' : 'many' };
  }
  return null;
}

const singularsOf = (word: string): readonly string[] => [
  word,
  ...(word.endsWith('ces') ? [`${word.slice(0, -3)}z`] : []),
  ...(word.endsWith('ones') ? [`${word.slice(0, -4)}ón`] : []),
  ...(word.endsWith('anes') ? [`${word.slice(0, -4)}án`] : []),
  ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
  ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
];

interface Around {
  readonly last: Word | undefined;
  readonly next: Word | undefined;
  readonly after: Word | undefined;
}

const follows = (next: Word | undefined): next is Word => next !== undefined && /^ +$/.test(next.before);

function article(word: Word, { next }: Around): Found | null {
  const own = ARTICLES[word.small];
  if (!own || !follows(next)) return null;
  const { small } = next;
  if (STRESSED_A.has(small)) return null;
  const noun = nounOf(small) ?? (own && ARBOL.test(small) ? ({ gender: 'm', number: 'one' } as const) : null);
  if (!noun) return null;
  // "La veo", "los como": what could be a verb after a pronoun.
  if (VERB_TOO.has(small)) return null;
  const number = SAME_IN_PLURAL.test(small) ? own[1] : noun.number;
  if (own[0] === noun.gender && own[1] === number) return null;
  const forms = DEFINITE.has(word.small) ? FORMS.definite : FORMS.open;
  return found('article', word, forms[noun.gender][number], next.text);
}

const ARBOL = /^arbol$/;
/** Nouns that are verbs too. */
const VERB_TOO = set(
  'cuento juego dibujo sueño canto bajo vino cocina papa pinta regalo casa_ nieve calle_ cruz_ sal_',
);

function person(word: Word, { next }: Around): Found | null {
  const place = PERSONS.find(([subject]) => subject.test(word.small))?.[1];
  if (place === undefined || !follows(next)) return null;
  const verb = VERBS.find((forms) => forms.includes(next.small));
  const right = verb?.[place];
  if (!verb || !right || right === next.small || verb[place] === next.small) return null;
  return found('person', next, right, word.text);
}

/** "Me gusta los perros". */
function gusta(word: Word, { last, next }: Around): Found | null {
  const isGusta = word.small === 'gusta' && /^(?:me|te|le|nos|les)$/.test(last?.small ?? '');
  return isGusta && follows(next) && AFTER_GUSTA.has(next.small)
    ? found('agreement', word, 'gustan', next.text)
    : null;
}

function question(word: Word, text: string): Found | null {
  const right = QUESTION_WORDS.get(word.small);
  if (!right || !word.isFirst) return null;
  const end = /[.!?\n]/.exec(text.slice(word.to))?.[0];
  return end === '?' ? found('accent', word, right) : null;
}
