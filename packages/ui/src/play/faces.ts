export type Hair =
  | 'puffs'
  | 'short'
  | 'wrap'
  | 'receding'
  | 'bob'
  | 'curls'
  | 'bun'
  | 'cap'
  | 'scarf'
  | 'long'
  | 'spiky';

export interface FaceParts {
  readonly age: 'child' | 'adult';
  readonly disc: string;
  readonly shirt: string;
  /** Face and the shade under the chin and on the ears. */
  readonly skin: readonly [face: string, shade: string];
  readonly hair: Hair;
  readonly hairColour: string;
  readonly trim?: string;
  readonly glasses?: boolean;
  readonly beard?: boolean;
  readonly earrings?: boolean;
  readonly freckles?: boolean;
}

const deep = ['#6E412A', '#57301C'] as const;
const dark = ['#7A4A2E', '#623820'] as const;
const brown = ['#8A5436', '#734127'] as const;
const tan = ['#C98A5E', '#B07248'] as const;
const olive = ['#DFAE83', '#C8946A'] as const;
const light = ['#F4CBA8', '#E0AE88'] as const;

const black = '#2B1B22';

/** Many kinds of families. The order is kept: a learner's face is chosen by its place. */
export const faces = {
  amani: {
    age: 'child',
    disc: '#D9B8F0',
    shirt: '#7B45C9',
    skin: brown,
    hair: 'puffs',
    hairColour: black,
    trim: '#F2685E',
  },
  juma: { age: 'child', disc: '#7FC6EA', shirt: '#F79A1E', skin: dark, hair: 'short', hairColour: black },
  neema: {
    age: 'adult',
    disc: '#FFC45A',
    shirt: '#D6334C',
    skin: brown,
    hair: 'wrap',
    hairColour: '#1BA79C',
    trim: '#FFE08A',
    earrings: true,
  },
  joseph: {
    age: 'adult',
    disc: '#A9D68F',
    shirt: '#2E8B57',
    skin: deep,
    hair: 'receding',
    hairColour: '#E7E2EA',
    glasses: true,
    beard: true,
  },
  leo: { age: 'child', disc: '#FFB98A', shirt: '#1F70C9', skin: olive, hair: 'spiky', hairColour: '#4A2B1C' },
  mia: {
    age: 'child',
    disc: '#A6DED2',
    shirt: '#D6334C',
    skin: tan,
    hair: 'bob',
    hairColour: '#3A2230',
    trim: '#FFC93F',
  },
  emma: {
    age: 'child',
    disc: '#FFD9E0',
    shirt: '#1BA79C',
    skin: light,
    hair: 'long',
    hairColour: '#D98A3A',
    freckles: true,
  },
  noor: {
    age: 'adult',
    disc: '#BFEDE6',
    shirt: '#52298F',
    skin: tan,
    hair: 'scarf',
    hairColour: '#7B45C9',
    trim: '#9A6BE0',
  },
  ana: {
    age: 'adult',
    disc: '#FFE08A',
    shirt: '#28803F',
    skin: olive,
    hair: 'bun',
    hairColour: '#4A2B1C',
    earrings: true,
    trim: '#F2685E',
  },
  john: {
    age: 'adult',
    disc: '#B9D4F4',
    shirt: '#D85A1A',
    skin: light,
    hair: 'short',
    hairColour: '#7A4B2A',
    beard: true,
  },
  wei: {
    age: 'child',
    disc: '#FBE6C6',
    shirt: '#D42F4B',
    skin: olive,
    hair: 'cap',
    hairColour: black,
    trim: '#1F70C9',
    glasses: true,
  },
  zawadi: {
    age: 'child',
    disc: '#C9E7A9',
    shirt: '#F5792F',
    skin: dark,
    hair: 'curls',
    hairColour: '#2B1B22',
    trim: '#FFC93F',
  },
} as const satisfies Record<string, FaceParts>;

export type FaceName = keyof typeof faces;

export const faceNames = Object.keys(faces) as FaceName[];

export const faceParts = (name: FaceName): FaceParts => faces[name];

/** The same person gets the same face on every device: the choice depends on nothing but the key. */
export function faceFor(key: string, age?: FaceParts['age']): FaceName {
  const fitting = faceNames.filter((name) => age === undefined || faces[name].age === age);
  let sum = 0;
  for (const character of key) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return fitting[sum % fitting.length] ?? 'amani';
}
