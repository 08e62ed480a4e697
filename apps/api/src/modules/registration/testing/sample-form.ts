import type { RegisterForm } from '@flink/contract/rules/people/register-form.ts';

let made = 0;

/** A form nobody has sent yet: email and usernames are new each time. */
export function newForm(more: Partial<RegisterForm> = {}): RegisterForm {
  made += 1;
  return {
    email: `family-${made}@flink.test`,
    messageLocale: 'en',
    registerLocale: 'en',
    agreeReceiveTextMessages: false,
    phone: '',
    location: 'Riverside',
    parentFirstName: 'Nora',
    parentLastName: 'Lund',
    parentYob: '1990',
    parentUsername: `nora${made}`,
    childFirstName: 'Finn',
    childLastName: 'Lund',
    childYob: '',
    childUsername: `finn${made}`,
    ...more,
  };
}
