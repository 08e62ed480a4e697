import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_CATEGORIES } from '../../rules/categories/categories.ts';
import { withCategory, withChosen, withKindTitle } from '../../rules/categories/edit-categories.ts';
import {
  choice,
  type Field,
  longText,
  number,
  optional,
  perLocale,
  price,
  structure,
  text,
} from './field.ts';
import { fieldIssues } from './field-issue.ts';
import { valuesSchema } from './resource-schema.ts';

const FIELDS: readonly Field[] = [
  text(5),
  longText(8),
  number(1, 9),
  choice(['small', 'large']),
  price(5),
  optional(text(5)),
  optional(number(0, 3)),
  optional(choice(['one'])),
];

const agree = (field: Field, entered: unknown) => {
  const accepted = valuesSchema({ field }).safeParse({ field: entered }).success;
  expect(Object.keys(fieldIssues({ field }, { field: entered })).length === 0).toBe(accepted);
};

test('a form finds wrong what the server would refuse, and nothing else', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.integer({ min: -2, max: 12 }),
    fc.constantFrom(0.01, 2.5, 4.99, 4.999, 5.01, 0.009),
    fc.constantFrom('small', 'large', 'one', '', '  ', null),
  );
  fc.assert(
    fc.property(fc.constantFrom(...FIELDS), value, (field, entered) => {
      // A field offers values of its own kind alone: letters never stand in a number.
      fc.pre(
        entered === null || entered === '' || (field.kind === 'number') === (typeof entered === 'number'),
      );
      fc.pre(!(field.optional && typeof entered === 'string' && entered !== '' && entered.trim() === ''));
      agree(field, entered);
    }),
  );
});

test('so it does in every language', () => {
  const texts = fc.dictionary(fc.constantFrom('en', 'es', 'sw'), fc.string({ minLength: 1, maxLength: 8 }));
  fc.assert(
    fc.property(texts, fc.boolean(), (entered, mayBeNone) => {
      fc.pre(Object.values(entered).every((one) => one.trim() !== ''));
      agree(mayBeNone ? optional(perLocale(text(5))) : perLocale(text(5)), entered);
    }),
  );
});

test('a name that is read otherwise than it was written is refused, in each language too', () => {
  const turned = 'Ana \u202Egnp';
  for (const entered of [turned, 'Ana\nBen', '\u200B', 'می\u200Cخواهم']) {
    agree(text(50), entered);
    agree(perLocale(text(50)), { en: 'Ana', es: entered });
  }
  agree(longText(50), 'Ana\nBen');
  expect(fieldIssues({ name: text(50) }, { name: turned })).toEqual({ name: 'request.hiddenSigns' });
});

test('data of a shape of its own is judged alike by the form and by the server', () => {
  const chosen = withChosen(NO_CATEGORIES, 'grades', { value: '1', on: true, offered: ['1'] });
  const titled = withKindTitle(chosen, 'firstCategory', 'Subject');
  const id = '019a0000-0000-7000-8000-000000000001';
  const whole = withCategory(titled, 'firstCategory', null, { id, title: 'Reading' });

  for (const entered of [NO_CATEGORIES, chosen, titled, whole]) agree(structure('categories'), entered);
  expect(fieldIssues({ field: structure('categories') }, { field: whole })).toEqual({});
  expect(fieldIssues({ field: structure('categories') }, { field: titled })).toEqual({
    'field.firstCategory': 'scopes.noCategory',
  });
});
