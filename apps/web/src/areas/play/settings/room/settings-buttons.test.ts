import { expect, test } from 'vitest';
import { type ButtonFacts, buttonsFor, type SettingsButton } from './settings-buttons.ts';
import { sampleFamily } from './testing/sample-family.ts';

const solution = {
  _id: 'reading',
  displayName: 'English reading',
  locale: 'en',
  themes: ['savanna', 'sea'],
  characters: ['fletcher'],
  defaultTheme: 'savanna',
  defaultCharacter: 'fletcher',
  animations: { introduction: { en: 'welcome.mp4' } },
};

const family: ButtonFacts['family'] = sampleFamily;

const hours: NonNullable<ButtonFacts['prepaid']> = {
  isActive: true,
  fullyPaid: false,
  buyOut: false,
  totalHours: 100,
  totalHoursPaid: 10,
  prepaidHoursRemaining: 3,
  secondsRemaining: 10_800,
  hoursInIncrement: 5,
  costPerHour: 2,
  buyoutCost: 150,
  discountPercents: 0,
  automaticPayments: false,
  currencyIsoCode: 'USD',
  purchaseProductType: 'product',
  subscriptionType: null,
  costPerMonth: 0,
  totalPrice: 0,
  totalMonths: 0,
  totalMonthsPaid: 0,
  prepaidDaysRemaining: 0,
  priceId: null,
  subscriptionId: null,
  nextBillingDate: null,
  freeTrialWeeks: 0,
};

const everything: ButtonFacts = {
  product: { solutions: [solution, { ...solution, _id: 'numbers' }], onePerson: false },
  solution,
  languages: ['en', 'sw'],
  teamSize: 2,
  isFamilyTeam: true,
  family,
  prepaid: hours,
  quickStartVideos: [{ filename: 'start.mp4', name: 'How to start' }],
};

const without = (facts: Partial<ButtonFacts>): readonly SettingsButton[] => {
  const shown = buttonsFor({ ...everything, ...facts });
  return buttonsFor(everything).filter((button) => !shown.includes(button));
};

test('a team of a family that pays sees every button', () => {
  expect(buttonsFor(everything)).toEqual([
    'solution',
    'characters',
    'themes',
    'language',
    'sound',
    'autoAnimation',
    'activityHelp',
    'teamHelp',
    'family',
    'account',
    'quickStart',
  ]);
});

test('a product with one solution has no modules to choose from', () => {
  expect(without({ product: { solutions: [solution], onePerson: false } })).toEqual(['solution']);
});

test('characters and themes show only when there are some', () => {
  expect(without({ solution: { ...solution, characters: [] } })).toEqual(['characters']);
  expect(without({ solution: { ...solution, themes: [] } })).toEqual(['themes']);
});

test('a solution without animations has nothing to play by itself', () => {
  expect(without({ solution: { ...solution, animations: {} } })).toEqual(['autoAnimation']);
  expect(without({ solution: { ...solution, animations: { introduction: {} } } })).toEqual(['autoAnimation']);
});

test('where one language is spoken there is none to choose', () => {
  expect(without({ languages: ['en'] })).toEqual(['language']);
});

test('one who plays alone is not asked about help for teams', () => {
  expect(without({ teamSize: 1 })).toEqual(['teamHelp']);
});

test('a team of two families has no family to change', () => {
  expect(without({ isFamilyTeam: false })).toEqual(['family']);
});

test('the one-person product has neither family nor quick start', () => {
  const product = { ...everything.product, onePerson: true };

  expect(without({ product })).toEqual(['family', 'quickStart']);
});

test('without videos in the language there is no quick start', () => {
  expect(without({ quickStartVideos: [] })).toEqual(['quickStart']);
});

test.each([
  ['a family that buys nothing', { family: { ...family, isCustomer: false } }, false],
  ['a customer', { prepaid: null }, true],
  ['a prepaid customer', { family: { ...family, isCustomer: false, isPrepaidCustomer: true } }, true],
  ['a family that has paid for all', { prepaid: { ...hours, fullyPaid: true } }, false],
])('%s: the account can be managed %#', (_, facts, managed) => {
  expect(buttonsFor({ ...everything, ...facts }).includes('account')).toBe(managed);
});

test('sound and help for activities can always be set', () => {
  const bare = buttonsFor({
    ...everything,
    product: { solutions: [solution], onePerson: true },
    solution: { themes: [], characters: [], animations: {} },
    languages: ['en'],
    teamSize: 1,
    isFamilyTeam: false,
    family: { ...family, isCustomer: false },
    prepaid: null,
    quickStartVideos: [],
  });

  expect(bare).toEqual(['sound', 'activityHelp']);
});
