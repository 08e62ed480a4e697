import { afterEach, expect, test } from 'vitest';
import { chooseMutants } from './choose-mutants.ts';
import { findChanges } from './find-mutants.ts';
import { SWITCH, withSwitches } from './with-switches.ts';

const CODE = `
function price(age) {
  let sum = 0;
  if (age < 6) sum = 5;
  else sum = 10;
  return [sum - 1];
}`;

const mutants = chooseMutants([{ area: 'money', file: 'price.ts', changes: findChanges(CODE) }], 20, 'seed');
const switched = withSwitches(CODE, mutants);

function priceWith(active: number, age: number): unknown {
  Object.assign(globalThis, { [SWITCH]: (id: number) => id === active });
  return new Function(`${switched}; return price(${age});`)();
}

const numberOf = (before: string) => mutants.find((mutant) => mutant.before === before)?.id ?? 0;

afterEach(() => Reflect.deleteProperty(globalThis, SWITCH));

test('behaves as before while no mutant is on', () => {
  expect([5, 6].map((age) => priceWith(0, age))).toEqual([[4], [9]]);
});

test('behaves as the one mutant that is on', () => {
  expect(priceWith(numberOf('age < 6'), 6)).toEqual([4]);
  expect(priceWith(numberOf('sum = 5;'), 5)).toEqual([-1]);
  expect(priceWith(numberOf('sum = 10;'), 6)).toEqual([-1]);
});

test('leaves every line where it was', () => {
  expect(switched.split('\n')).toHaveLength(CODE.split('\n').length);
});
