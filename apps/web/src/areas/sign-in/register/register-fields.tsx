import { PHONE_PREFIX } from '@flink/contract/rules/people/phone.ts';
import type {
  RegisterField,
  RegisterForm,
  RegisterTerms,
} from '@flink/contract/rules/people/register-form.ts';
import { Checkbox } from '@flink/ui/play/fields/checkbox.tsx';
import { SelectField } from '@flink/ui/play/fields/select-field.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import styles from './register-form.module.css';
import { UsernameField } from './username-field.tsx';

export interface RegisterFieldsProps {
  readonly offer: string | null;
  readonly form: RegisterForm;
  readonly terms: RegisterTerms;
  /** Texts under the fields. */
  readonly errors: Readonly<Partial<Record<RegisterField, string>>>;
  readonly emailKnown: boolean;
  readonly onChange: (part: Partial<RegisterForm>) => void;
}

export const fieldId = (field: RegisterField): string => `register-${field}`;

/** The fields of the register form, in the order of spec 1 §2. */
export function RegisterFields({ offer, form, terms, errors, emailKnown, onChange }: RegisterFieldsProps) {
  const { t } = useTexts();

  const text = (
    field: RegisterField,
    label: string,
    more: { readonly numeric?: boolean; readonly autoComplete?: string } = {},
  ) => (
    <TextField
      id={fieldId(field)}
      name={field}
      label={label}
      value={String(form[field])}
      error={errors[field]}
      autoComplete={more.autoComplete ?? 'off'}
      {...(more.numeric ? { inputMode: 'numeric' as const, maxLength: 6 } : {})}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );

  const username = (field: 'parentUsername' | 'childUsername', first: string, last: string) => (
    <UsernameField
      offer={offer}
      id={fieldId(field)}
      name={field}
      label={t('register.username')}
      value={form[field]}
      error={errors[field]}
      firstname={first}
      lastname={last}
      onChange={(value) => onChange({ [field]: value })}
    />
  );

  return (
    <>
      <Checkbox
        label={t('register.agreeTexts')}
        checked={form.agreeReceiveTextMessages}
        // Ticking consent prefills '+1'; unticking clears it (spec 1 §5).
        onChange={({ target }) =>
          onChange({ agreeReceiveTextMessages: target.checked, phone: target.checked ? PHONE_PREFIX : '' })
        }
      />
      {form.agreeReceiveTextMessages && text('phone', t('register.phone'), { autoComplete: 'tel' })}
      <TextField
        id={fieldId('email')}
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="email"
        readOnly={emailKnown}
        value={form.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      {!terms.onePerson && terms.locations.length > 0 && (
        <SelectField
          id={fieldId('location')}
          name="location"
          label={t('register.location')}
          placeholder={t('register.choose')}
          choices={terms.locations.map((location) => ({ value: location, label: location }))}
          value={form.location}
          error={errors.location}
          onChange={(event) => onChange({ location: event.target.value })}
        />
      )}
      <fieldset className={styles.person}>
        <legend>{t('register.parent')}</legend>
        {text('parentFirstName', t('register.firstName'), { autoComplete: 'given-name' })}
        {text('parentLastName', t('register.lastName'), { autoComplete: 'family-name' })}
        {text('parentYob', t('register.yob'), { numeric: true })}
        {username('parentUsername', form.parentFirstName, form.parentLastName)}
      </fieldset>
      {!terms.onePerson && (
        <fieldset className={styles.person}>
          <legend>{t('register.child')}</legend>
          {text('childFirstName', t('register.firstName'))}
          {text('childLastName', t('register.lastName'))}
          {text('childYob', t('register.yob'), { numeric: true })}
          {username('childUsername', form.childFirstName, form.childLastName)}
        </fieldset>
      )}
    </>
  );
}
