import type { AssetsType } from './schema.ts';

/** Words in which the house can ask. */
export type AskedIn = 'en' | 'es' | 'sw';

/** What can stand in a cell. */
export interface Thing {
  readonly key: string;
  /** What the instruction asks for; the others are beside the point, wherever they stand. */
  readonly asked: boolean;
  /** Its picture is that of the library's word; letters and shapes are drawn. */
  readonly image?: string;
  readonly name: Readonly<Record<AskedIn, string>>;
  /** Of its Spanish name. */
  readonly gender: 'm' | 'f';
}

type Row = readonly [key: string, en: string, es: string, gender: 'm' | 'f', sw: string];

const pictured =
  (asked: boolean) =>
  ([key, en, es, gender, sw]: Row): Thing => ({
    key,
    asked,
    image: `/pictures/${key}.svg`,
    name: { en, es, sw },
    gender,
  });

const ANIMALS: readonly Row[] = [
  ['cat', 'cat', 'gato', 'm', 'paka'],
  ['dog', 'dog', 'perro', 'm', 'mbwa'],
  ['cow', 'cow', 'vaca', 'f', "ng'ombe"],
  ['pig', 'pig', 'cerdo', 'm', 'nguruwe'],
  ['horse', 'horse', 'caballo', 'm', 'farasi'],
  ['goat', 'goat', 'cabra', 'f', 'mbuzi'],
  ['sheep', 'sheep', 'oveja', 'f', 'kondoo'],
  ['rabbit', 'rabbit', 'conejo', 'm', 'sungura'],
  ['hen', 'hen', 'gallina', 'f', 'kuku'],
  ['duck', 'duck', 'pato', 'm', 'bata'],
  ['donkey', 'donkey', 'burro', 'm', 'punda'],
];

const ON_THE_FARM: readonly Row[] = [
  ['tree', 'tree', 'árbol', 'm', 'mti'],
  ['tractor', 'tractor', 'tractor', 'm', 'trekta'],
  ['house', 'house', 'casa', 'f', 'nyumba'],
  ['basket', 'basket', 'canasta', 'f', 'kikapu'],
  ['bucket', 'bucket', 'balde', 'm', 'ndoo'],
  ['flower', 'flower', 'flor', 'f', 'ua'],
];

const FRUIT: readonly Row[] = [
  ['apple', 'apple', 'manzana', 'f', 'tufaha'],
  ['banana', 'banana', 'plátano', 'm', 'ndizi'],
  ['lemon', 'lemon', 'limón', 'm', 'limau'],
  ['watermelon', 'watermelon', 'sandía', 'f', 'tikiti maji'],
  ['pineapple', 'pineapple', 'piña', 'f', 'nanasi'],
  ['mango', 'mango', 'mango', 'm', 'embe'],
  ['orange', 'orange', 'naranja', 'f', 'chungwa'],
  ['pear', 'pear', 'pera', 'f', 'pea'],
  ['strawberry', 'strawberry', 'fresa', 'f', 'stroberi'],
];

const ON_THE_TABLE: readonly Row[] = [
  ['bread', 'bread', 'pan', 'm', 'mkate'],
  ['egg', 'egg', 'huevo', 'm', 'yai'],
  ['cheese', 'cheese', 'queso', 'm', 'jibini'],
  ['cup', 'cup', 'taza', 'f', 'kikombe'],
  ['plate', 'plate', 'plato', 'm', 'sahani'],
  ['teapot', 'teapot', 'tetera', 'f', 'birika'],
];

const letter = (sign: string): Thing => ({
  key: sign,
  asked: true,
  name: { en: sign, es: sign, sw: sign },
  gender: 'f',
});

/** Letters that every one of the languages has, and that do not look like one another. */
const LETTERS = [...'ABDEFGHKLMNPRSTUZ'].map(letter);

const shape = (key: string, en: string, es: string, gender: 'm' | 'f', sw: string): Thing => ({
  key,
  asked: true,
  name: { en, es, sw },
  gender,
});

const SHAPES: readonly Thing[] = [
  shape('circle', 'circle', 'círculo', 'm', 'duara'),
  shape('square', 'square', 'cuadrado', 'm', 'mraba'),
  shape('triangle', 'triangle', 'triángulo', 'm', 'pembetatu'),
  shape('rectangle', 'rectangle', 'rectángulo', 'm', 'mstatili'),
  shape('star', 'star', 'estrella', 'f', 'nyota'),
  shape('heart', 'heart', 'corazón', 'm', 'moyo'),
  shape('oval', 'oval', 'óvalo', 'm', 'duaradufu'),
  shape('pentagon', 'pentagon', 'pentágono', 'm', 'pembetano'),
  shape('hexagon', 'hexagon', 'hexágono', 'm', 'pembesita'),
];

/** Spec 2 §3: the asset types. */
export const THINGS: Readonly<Record<AssetsType, readonly Thing[]>> = {
  FARM: [...ANIMALS.map(pictured(true)), ...ON_THE_FARM.map(pictured(false))],
  FOOD: [...FRUIT.map(pictured(true)), ...ON_THE_TABLE.map(pictured(false))],
  LETTERS,
  SHAPES,
};
