import { CallFailed } from '@flink/contract/client/client.ts';
import {
  type RegisterField,
  type RegisterForm as RegisterFormData,
  type RegisterTerms,
  registerErrors,
} from '@flink/contract/rules/people/register-form.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { ErrorSummary } from '@flink/ui/play/fields/error-summary.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { RadioGroup } from '@flink/ui/play/fields/radio-group.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCommonData } from '../../../shared/common-data.ts';
import { saidOf } from '../../../shared/form/said-of.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { fieldId, RegisterFields } from './register-fields.tsx';
import styles from './register-form.module.css';
import { registerLabel } from './register-label.ts';
import { USERNAME_ASKED } from './username-field.tsx';

export interface RegisterFormProps {
  /** What the person came with: an organization code, or the id of a paid registration. */
  readonly offer: string;
  readonly title: string;
  readonly terms: RegisterTerms;
  /** The email of a paid registration is known and stays. */
  readonly email?: string;
  readonly send: (form: RegisterFormData) => Promise<{ readonly redirectTo: string }>;
}

const EMPTY = {
  agreeReceiveTextMessages: false,
  phone: '',
  location: '',
  parentFirstName: '',
  parentLastName: '',
  parentYob: '',
  parentUsername: '',
  childFirstName: '',
  childLastName: '',
  childYob: '',
  childUsername: '',
};

/** Field errors stand under the fields, the server's too; a general error shows in an alert (spec 1 §5). */
export function RegisterForm({ offer, title, terms, email, send }: RegisterFormProps) {
  const { t, locale } = useTexts();
  const { locales, config } = useCommonData();
  const dialogs = useDialogs();
  const router = useRouter();
  const queries = useQueryClient();
  const { values, errors, sending, sent, change, submit } = useDraft<
    RegisterFormData,
    { redirectTo: string }
  >({
    initial: { ...EMPTY, email: email ?? '', messageLocale: locale, registerLocale: locale },
    check: (form) => saidOf(t, registerErrors(form, terms)),
    send: async (form) => {
      // Asked with a code that is used up meanwhile, it would only be refused.
      await queries.cancelQueries({ queryKey: [USERNAME_ASKED] });
      return send({ ...form, registerLocale: locale });
    },
    onSaved: ({ redirectTo }) => router.history.push(redirectTo),
    onFailed: (error) =>
      dialogs.error(error instanceof CallFailed ? error.message : t('error.registration.failed')),
  });

  const offered = locales.filter(({ code }) => config.emailsLocales.includes(code));
  return (
    <Sheet hilly className={styles.sheet}>
      <Form className={styles.form} busy={sending} onSubmit={submit}>
        <h1>{title}</h1>
        <ErrorSummary
          issues={Object.entries(errors).map(([field, text]) => ({
            fieldId: fieldId(field as RegisterField),
            text: t('uiPlay.issue', { label: registerLabel(t, field as RegisterField), text }),
          }))}
        />
        <div className={styles.messages}>
          <p>{t('register.messageLanguage')}</p>
          <RadioGroup
            label={t('register.messageLanguage')}
            choices={offered.map(({ code, displayName }) => ({
              value: code,
              label: displayName,
              lang: code,
            }))}
            value={values.messageLocale}
            onChange={(messageLocale) => change({ messageLocale })}
          />
        </div>
        <RegisterFields
          offer={sending || sent ? null : offer}
          form={values}
          terms={terms}
          errors={errors}
          emailKnown={email !== undefined}
          onChange={change}
        />
        <Button variant="go" type="submit" busy={sending}>
          {t('register.submit')}
        </Button>
      </Form>
    </Sheet>
  );
}
