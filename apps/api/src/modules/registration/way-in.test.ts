import { expect, test } from 'vitest';
import { wayIn } from './way-in.ts';

const registered = {
  form: { registerLocale: 'es', parentUsername: 'nora&co' },
  productName: 'Flink Family & Friends 50% +',
  familyId: '019a0000-0000-7000-8000-000000000001',
  childUsername: 'abc234',
};

test('a new family goes to its login screen with the instructions open', () => {
  const address = wayIn({ ...registered, onePerson: false });

  expect(address).toMatch(
    /^\/login\?family=[0-9a-f-]+&locale=es&showInstructions=1&instructionsData=[^&+ ]+$/,
  );
  expect(JSON.parse(new URLSearchParams(address.split('?')[1]).get('instructionsData') ?? '')).toEqual({
    productName: 'Flink Family & Friends 50% +',
    username: 'nora&co',
  });
});

test('one person is told the username that was made for them', () => {
  const query = new URLSearchParams(wayIn({ ...registered, onePerson: true }).split('?')[1]);

  expect(query.get('onePerson')).toBe('true');
  expect(JSON.parse(query.get('instructionsData') ?? '')).toMatchObject({ username: 'abc234' });
});
