import { centerConfig } from '@flink/contract/entities/organizations.ts';
import type { RegisterForm } from '@flink/contract/rules/people/register-form.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { FamilyRows } from './new-family.repo.ts';
import { ONE_PERSON_NAME, onePersonUsername } from './one-person.ts';
import type { Offer } from './registration.repo.ts';

interface Given {
  readonly form: RegisterForm;
  readonly offer: Offer;
  readonly paid: boolean;
  readonly passwordHash: string;
}

export interface NewFamily extends FamilyRows {
  readonly familyId: string;
  readonly childUsername: string;
}

/**
 * A parent, who is the family admin, and a child. In the one-person product the child is the one learner, with fixed
 * names and a username made for typing; the parent holds the account.
 */
export function newFamily({ form, offer, paid, passwordHash }: Given): NewFamily {
  const familyId = uuidv7();
  const shared = { family_id: familyId, password_hash: passwordHash, locale: form.registerLocale };
  const child = offer.onePerson
    ? { ...ONE_PERSON_NAME, username: onePersonUsername(), yob: null }
    : {
        firstname: form.childFirstName,
        lastname: form.childLastName,
        username: form.childUsername,
        yob: yearOf(form.childYob),
      };
  return {
    familyId,
    childUsername: child.username,
    family: {
      _id: familyId,
      learning_center_id: offer.learningCenterId,
      product_id: offer.productId,
      name: form.parentLastName,
      email: form.email,
      phone: form.agreeReceiveTextMessages ? form.phone : null,
      agree_receive_text_messages: form.agreeReceiveTextMessages,
      location: offer.onePerson || offer.locations.length === 0 ? null : form.location,
      locales: localesOf(offer, form.registerLocale),
      message_locale: form.messageLocale,
      currency_iso_code: offer.currency,
      is_customer: paid && offer.plansType === 'DEFAULT',
      is_prepaid_customer: paid && offer.plansType === 'PREPAID',
    },
    members: [
      {
        _id: uuidv7(),
        ...shared,
        firstname: form.parentFirstName,
        lastname: form.parentLastName,
        username: form.parentUsername,
        yob: yearOf(form.parentYob),
        type: 'adult',
        is_admin: true,
      },
      { _id: uuidv7(), ...shared, ...child, type: 'child', is_admin: false },
    ],
  };
}

const yearOf = (text: string): number | null => (text === '' ? null : Number(text));

/** The languages of the center, that of the registration first. */
function localesOf({ centerConfig: config }: Offer, first: string): string[] {
  const { locales } = centerConfig.parse(config);
  return locales.toSorted((a, b) => Number(b === first) - Number(a === first));
}
