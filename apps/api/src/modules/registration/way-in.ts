import type { RegisterForm } from '@flink/contract/rules/people/register-form.ts';

interface Registered {
  readonly form: Pick<RegisterForm, 'registerLocale' | 'parentUsername'>;
  readonly productName: string;
  readonly onePerson: boolean;
  readonly familyId: string;
  readonly childUsername: string;
}

/** Where a new family goes on: its login screen, with the instructions open (spec 1 §2, query of /login). */
export function wayIn({ form, productName, onePerson, familyId, childUsername }: Registered): string {
  const username = onePerson ? childUsername : form.parentUsername;
  const parameters = {
    family: familyId,
    locale: form.registerLocale,
    showInstructions: '1',
    instructionsData: JSON.stringify({ productName, username }),
    ...(onePerson ? { onePerson: 'true' } : {}),
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/login?${query.join('&')}`;
}
