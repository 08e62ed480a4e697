import { CallFailed } from '@flink/contract/client/client.ts';
import {
  type RegisterField,
  type RegisterForm as RegisterFormData,
  type RegisterTerms,
  registerErrors,
} from '@flink/contract/rules/register-form.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { ErrorSummary } from '@flink/ui/play/fields/error-summary.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { RadioGroup } from '@flink/ui/play/fields/radio-group.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useCommonData } from '../../../shared/common-data.ts';
import { fieldId, RegisterFields } from './register-fields.tsx';
import styles from './register-form.module.css';

export interface RegisterFormProps {
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
export function RegisterForm({ title, terms, email, send }: RegisterFormProps) {
  const { t, locale } = useTexts();
  const { locales, config } = useCommonData();
  const dialogs = useDialogs();
  const router = useRouter();
  const [form, setForm] = useState<RegisterFormData>({
    ...EMPTY,
    email: email ?? '',
    messageLocale: locale,
    registerLocale: locale,
  });
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const register = useMutation({
    mutationFn: () => send({ ...form, registerLocale: locale }),
    onSuccess: ({ redirectTo }) => router.history.push(redirectTo),
    onError: async (error) => {
      const fields = error instanceof CallFailed ? error.fields : {};
      setRefused(fields);
      if (Object.keys(fields).length === 0) {
        await dialogs.error(error instanceof CallFailed ? error.message : t('error.registration.failed'));
      }
    },
  });

  const change = (part: Partial<RegisterFormData>) => {
    setForm({ ...form, ...part });
    setRefused(Object.fromEntries(Object.entries(refused).filter(([field]) => !(field in part))));
  };

  const codes = registerErrors(form, terms);
  const own = asked
    ? Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, t(`error.${code}`)]))
    : {};
  const errors: Partial<Record<RegisterField, string>> = { ...refused, ...own };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(codes).length === 0) register.mutate();
  };

  const offered = locales.filter(({ code }) => config.emailsLocales.includes(code));
  return (
    <Sheet hilly className={styles.sheet}>
      <Form className={styles.form} busy={register.isPending} onSubmit={submit}>
        <h1>{title}</h1>
        <ErrorSummary
          issues={Object.entries(errors).map(([field, text]) => ({
            fieldId: fieldId(field as RegisterField),
            text,
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
            value={form.messageLocale}
            onChange={(messageLocale) => change({ messageLocale })}
          />
        </div>
        <RegisterFields
          form={form}
          terms={terms}
          errors={errors}
          emailKnown={email !== undefined}
          onChange={change}
        />
        <Button variant="go" type="submit" busy={register.isPending}>
          {t('register.submit')}
        </Button>
      </Form>
    </Sheet>
  );
}
