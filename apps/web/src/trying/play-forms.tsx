import { RegisterForm } from '../areas/sign-in/register/register-form.tsx';
import { api } from '../shared/api.ts';
import type { TriedForm } from './tried-form.ts';

const CODE = 'MAPLE-2026';

/** The forms in the look of sign-in and Play. A new one is a new entry: the gallery shows it and its journey tries it. */
export const playForms: readonly TriedForm[] = [
  {
    id: 'register',
    title: 'a family registers',
    render: () => (
      <RegisterForm
        offer={CODE}
        title="Flink Family"
        terms={{ locations: ['Maple Library', 'Maple School'], onePerson: false }}
        send={(form) => api('registerByCode', { params: { code: CODE }, body: form })}
      />
    ),
    sends: 'registerByCode',
    replies: {
      registerByCode: { success: true, redirectTo: '/login?showInstructions=1' },
      usernameAvailability: { success: true, available: true, suggestions: ['neema.k', 'neema27'] },
    },
    entered: {
      email: 'neema@example.test',
      location: 'Maple School',
      parentFirstName: 'Neema',
      parentLastName: 'Kamau',
      parentYob: '1990',
      parentUsername: 'neema.kamau',
      childFirstName: 'Juma',
      childLastName: 'Kamau',
      childYob: '2018',
      childUsername: 'juma.kamau',
    },
    refusal: {
      email: 'An account with this e-mail address exists already',
      childUsername: 'Somebody else has this username',
    },
  },
];
