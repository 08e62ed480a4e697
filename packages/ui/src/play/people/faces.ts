export type Hair =
  | 'puffs'
  | 'short'
  | 'receding'
  | 'bald'
  | 'bob'
  | 'curls'
  | 'bun'
  | 'long'
  | 'spiky'
  | 'sprout'
  | 'braids'
  | 'locs'
  | 'fringe'
  | 'afro'
  | 'pixie';

export type Covering = 'wrap' | 'cap' | 'scarf' | 'patka' | 'turban' | 'kufi';

/** What helps somebody to see and to hear. */
export type Aid = 'glasses' | 'hearing-aid' | 'cochlear-implant' | 'eye-patch';

export interface FaceParts {
  readonly age: 'child' | 'adult';
  readonly disc: string;
  readonly shirt: string;
  /** Face and the shade under the chin and on the ears. */
  readonly skin: readonly [face: string, shade: string];
  readonly hair: Hair | Covering;
  /** Of the hair, the beard and, under a covering, of the cloth. */
  readonly hairColour: string;
  readonly trim?: string;
  readonly aids?: readonly Aid[];
  readonly beard?: string;
  readonly moustache?: string;
  readonly bib?: boolean;
  readonly earrings?: boolean;
  readonly freckles?: boolean;
  readonly wrinkles?: boolean;
  readonly vitiligo?: boolean;
}

const deep = ['#6E412A', '#57301C'] as const;
const dark = ['#7A4A2E', '#623820'] as const;
const brown = ['#8A5436', '#734127'] as const;
const tan = ['#C98A5E', '#B07248'] as const;
const olive = ['#DFAE83', '#C8946A'] as const;
const light = ['#F4CBA8', '#E0AE88'] as const;

const fair = ['#FBDCC4', '#E8BFA2'] as const;

const black = '#2B1B22';
const grey = '#E7E2EA';

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
    hairColour: grey,
    aids: ['glasses'],
    beard: grey,
    wrinkles: true,
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
    beard: '#7A4B2A',
  },
  wei: {
    age: 'child',
    disc: '#FBE6C6',
    shirt: '#D42F4B',
    skin: olive,
    hair: 'cap',
    hairColour: black,
    trim: '#1F70C9',
    aids: ['glasses'],
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
  baraka: {
    age: 'child',
    disc: '#FFE08A',
    shirt: '#7FC6EA',
    skin: dark,
    hair: 'sprout',
    hairColour: black,
    bib: true,
  },
  oscar: {
    age: 'child',
    disc: '#BFE3C0',
    shirt: '#7B45C9',
    skin: fair,
    hair: 'short',
    hairColour: '#C8632B',
    freckles: true,
    aids: ['hearing-aid'],
    trim: '#1F70C9',
  },
  fatuma: {
    age: 'child',
    disc: '#FFD2B8',
    shirt: '#B2424E',
    skin: brown,
    hair: 'scarf',
    hairColour: '#D6586A',
    trim: '#F2858C',
  },
  kiran: {
    age: 'child',
    disc: '#C7D8F5',
    shirt: '#F79A1E',
    skin: tan,
    hair: 'patka',
    hairColour: '#1BA79C',
    trim: '#37C4B6',
  },
  lucia: {
    age: 'child',
    disc: '#D7EFB0',
    shirt: '#D42F4B',
    skin: olive,
    hair: 'braids',
    hairColour: '#3A2230',
    trim: '#F2685E',
    aids: ['eye-patch'],
  },
  makena: {
    age: 'child',
    disc: '#FBC9D8',
    shirt: '#28803F',
    skin: deep,
    hair: 'locs',
    hairColour: black,
    trim: '#FFC93F',
    aids: ['glasses'],
  },
  hana: {
    age: 'child',
    disc: '#BFEDE6',
    shirt: '#F5792F',
    skin: light,
    hair: 'fringe',
    hairColour: black,
    trim: '#F2685E',
    aids: ['cochlear-implant'],
  },
  imani: {
    age: 'adult',
    disc: '#CDBDF2',
    shirt: '#F7AE14',
    skin: brown,
    hair: 'afro',
    hairColour: black,
    earrings: true,
    vitiligo: true,
  },
  elena: {
    age: 'adult',
    disc: '#FFC9A8',
    shirt: '#1F70C9',
    skin: olive,
    hair: 'bun',
    hairColour: grey,
    trim: '#D6334C',
    aids: ['glasses'],
    wrinkles: true,
    earrings: true,
  },
  tom: {
    age: 'adult',
    disc: '#B5DDF0',
    shirt: '#28803F',
    skin: fair,
    hair: 'bald',
    hairColour: grey,
    moustache: grey,
    wrinkles: true,
    aids: ['hearing-aid'],
    trim: '#8A7A98',
  },
  wanjiku: {
    age: 'adult',
    disc: '#F8CDE0',
    shirt: '#2E8B57',
    skin: deep,
    hair: 'wrap',
    hairColour: '#7B45C9',
    trim: '#F7AE14',
    wrinkles: true,
    earrings: true,
  },
  gurdeep: {
    age: 'adult',
    disc: '#FFE3B0',
    shirt: '#124A8A',
    skin: tan,
    hair: 'turban',
    hairColour: '#D6334C',
    trim: '#EE6274',
    beard: '#2B1B22',
  },
  hassan: {
    age: 'adult',
    disc: '#BCE3D4',
    shirt: '#52298F',
    skin: dark,
    hair: 'kufi',
    hairColour: '#FFF4E1',
    trim: '#D9A24E',
    beard: '#2B1B22',
  },
  priya: {
    age: 'adult',
    disc: '#FFD98A',
    shirt: '#B2338A',
    skin: tan,
    hair: 'long',
    hairColour: black,
    earrings: true,
  },
  sora: {
    age: 'adult',
    disc: '#D6E6FA',
    shirt: '#D85A1A',
    skin: light,
    hair: 'pixie',
    hairColour: '#33262E',
    aids: ['glasses'],
  },
  ingrid: {
    age: 'adult',
    disc: '#C9E7A9',
    shirt: '#11807A',
    skin: fair,
    hair: 'bob',
    hairColour: '#E8BE62',
    trim: '#37C4B6',
    freckles: true,
  },
} as const satisfies Record<string, FaceParts>;

export type FaceName = keyof typeof faces;

export const faceNames = Object.keys(faces) as FaceName[];

export const faceParts = (name: FaceName): FaceParts => faces[name];

/** The same person gets the same face on every device: the choice depends on nothing but the key. */
export function faceFor(key: string, age: FaceParts['age']): FaceName {
  const fitting = faceNames.filter((name) => faces[name].age === age);
  let sum = 0;
  for (const character of key) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return fitting[sum % fitting.length] ?? 'amani';
}
