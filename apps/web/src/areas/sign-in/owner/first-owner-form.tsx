import { CallFailed } from '@flink/contract/client/client.ts';
import { emailError } from '@flink/contract/rules/people/email.ts';
import { PASSWORD_MIN_LENGTH } from '@flink/contract/rules/people/password.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { ErrorSummary } from '@flink/ui/play/fields/error-summary.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { SelectField } from '@flink/ui/play/fields/select-field.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { api } from '../../../shared/api.ts';
import { saidOf } from '../../../shared/form/said-of.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { chooseLocale } from '../../../shared/locale.ts';
import { signInWith } from '../../../shared/session/session-store.ts';
import { ownTimeZone, timeZoneGroups } from '../../../shared/time-zones.ts';
import styles from './first-owner-form.module.css';

interface Values {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly again: string;
  readonly timeZone: string;
}

const fieldId = (field: string): string => `owner-${field}`;

/** `email` where the code was made for one: it stays. */
export function FirstOwnerForm({ code, email }: { readonly code: string; readonly email: string | null }) {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const { values, errors, sending, change, submit } = useDraft<Values, { token: string }>({
    initial: {
      firstname: '',
      lastname: '',
      email: email ?? '',
      password: '',
      again: '',
      timeZone: ownTimeZone(),
    },
    check: (form) =>
      saidOf(t, {
        firstname: form.firstname.trim() ? undefined : 'request.required',
        lastname: form.lastname.trim() ? undefined : 'request.required',
        email: emailError(form.email),
        password: [...form.password].length < PASSWORD_MIN_LENGTH ? 'auth.passwordTooShort' : undefined,
        again: form.again === form.password ? undefined : 'auth.passwordsDiffer',
      }),
    send: ({ again: _, ...form }) => api('makeFirstOwner', { body: { code, locale, ...form } }),
    onSaved: ({ token }) => {
      // What this page speaks is kept as the owner's, and goes on after it.
      chooseLocale(locale);
      signInWith(token);
    },
    onFailed: (error) =>
      dialogs.error(error instanceof CallFailed ? error.message : t('error.server.unreachable')),
  });

  const labels: Readonly<Record<keyof Values, string>> = {
    firstname: t('account.firstname'),
    lastname: t('account.lastname'),
    email: t('account.email'),
    timeZone: t('owner.timeZone'),
    password: t('signIn.password'),
    again: t('signIn.passwordAgain'),
  };
  const field = (name: keyof Values) => ({
    label: labels[name],
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });

  return (
    <Sheet hilly className={styles.sheet}>
      <Form className={styles.form} busy={sending} onSubmit={submit}>
        <h1>{t('owner.title')}</h1>
        <ErrorSummary
          issues={Object.entries(errors).map(([name, text]) => ({
            fieldId: fieldId(name),
            text: name in labels ? t('uiPlay.issue', { label: labels[name as keyof Values], text }) : text,
          }))}
        />
        <div className={styles.fields}>
          <TextField autoComplete="given-name" {...field('firstname')} />
          <TextField autoComplete="family-name" {...field('lastname')} />
          <TextField type="email" autoComplete="username" readOnly={email !== null} {...field('email')} />
          <SelectField
            choices={timeZoneGroups(values.timeZone).flatMap(({ items }) => items)}
            {...field('timeZone')}
          />
          <PasswordField hint={t('account.newHint')} autoComplete="new-password" {...field('password')} />
          <PasswordField autoComplete="new-password" {...field('again')} />
        </div>
        <Button variant="go" type="submit" busy={sending}>
          {t('owner.submit')}
        </Button>
      </Form>
    </Sheet>
  );
}
