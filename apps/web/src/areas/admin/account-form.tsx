import { CallFailed } from '@flink/contract/client/client.ts';
import { PASSWORD_MIN_LENGTH } from '@flink/contract/rules/password.ts';
import { emailError } from '@flink/contract/rules/register-form.ts';
import { PasswordField } from '@flink/ui/office/fields/password-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { SaveLine } from '@flink/ui/office/saving/save-line.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useCommonData } from '../../shared/common-data.ts';
import { chooseLocale } from '../../shared/locale.ts';
import { signInWith, useSession } from '../../shared/session/session-store.ts';
import styles from './account-form.module.css';
import type { Account } from './my-account-screen.tsx';

const LABELS = {
  firstname: 'account.firstname',
  lastname: 'account.lastname',
  email: 'account.email',
  locale: 'shell.language',
  newPassword: 'account.newPassword',
} as const;

type Field = keyof typeof LABELS;

export function AccountForm({ account }: { readonly account: Account }) {
  const { t } = useTexts();
  const { locales, config } = useCommonData();
  const role = useSession()?.userRole.name;
  const toasts = useToasts();
  const queries = useQueryClient();
  const saved = { ...account, newPassword: '' };
  const [form, setForm] = useState(saved);
  const [currentPassword, setCurrentPassword] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const changed = (Object.keys(LABELS) as Field[]).filter((field) => form[field] !== saved[field]);
  const needsPassword =
    !account.temporaryPassword && (changed.includes('email') || changed.includes('newPassword'));

  const save = useMutation({
    mutationFn: () =>
      api('saveMyAccount', {
        body: {
          firstname: form.firstname,
          lastname: form.lastname,
          email: form.email,
          locale: form.locale,
          ...(form.newPassword ? { newPassword: form.newPassword } : {}),
          ...(currentPassword ? { currentPassword } : {}),
        },
      }),
    onSuccess: async ({ token }) => {
      signInWith(token);
      chooseLocale(form.locale);
      setCurrentPassword('');
      setForm({ ...form, newPassword: '' });
      toasts.show({ message: t('account.saved') });
      await queries.invalidateQueries({ queryKey: ['myAccount'] });
    },
    onError: (error) => {
      const fields = error instanceof CallFailed ? error.fields : {};
      setRefused(fields);
      if (Object.keys(fields).length === 0) toasts.show({ message: error.message, tone: 'bad' });
    },
  });

  const set = (field: Field) => (value: string) => {
    setForm({ ...form, [field]: value });
    setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => name !== field)));
  };

  const wrong: Partial<Record<Field | 'currentPassword', string>> = {
    ...(form.firstname.trim() ? {} : { firstname: t('error.request.required') }),
    ...(form.lastname.trim() ? {} : { lastname: t('error.request.required') }),
    ...(emailError(form.email) ? { email: t(`error.${emailError(form.email)}`) } : {}),
    ...(form.newPassword && [...form.newPassword].length < PASSWORD_MIN_LENGTH
      ? { newPassword: t('error.auth.passwordTooShort') }
      : {}),
  };
  const errors = { ...refused, ...wrong };
  const problem =
    Object.values(wrong)[0] ?? (needsPassword && !currentPassword ? t('account.currentHint') : undefined);
  const offered = locales.filter(({ code }) => config.registrationLocales.includes(code));

  return (
    <Page
      form
      foot={
        <SaveLine
          changed={changed.map((field) => t(LABELS[field]))}
          {...(problem ? { problem } : {})}
          sending={save.isPending}
          onSave={() => save.mutate()}
          onReset={() => {
            setForm(saved);
            setCurrentPassword('');
            setRefused({});
          }}
        />
      }
    >
      <PageHead title={t('title.adminMyAccount')} {...(role ? { sub: role } : {})} />
      {account.temporaryPassword && <StatePip tone="warn">{t('account.temporaryPassword')}</StatePip>}
      <div className={styles.cards}>
        <Card title={t('account.you')}>
          <div className={styles.fields}>
            <TextField
              label={t('account.firstname')}
              required
              value={form.firstname}
              error={errors.firstname}
              onChange={set('firstname')}
              autoComplete="given-name"
            />
            <TextField
              label={t('account.lastname')}
              required
              value={form.lastname}
              error={errors.lastname}
              onChange={set('lastname')}
              autoComplete="family-name"
            />
            <TextField
              label={t('account.email')}
              required
              type="email"
              value={form.email}
              error={errors.email}
              onChange={set('email')}
              autoComplete="email"
            />
            <SelectField
              label={t('shell.language')}
              value={form.locale}
              options={offered.map(({ code, displayName }) => ({ value: code, label: displayName }))}
              onChange={(code) => code && set('locale')(code)}
            />
          </div>
        </Card>
        <Card title={t('account.password')}>
          <div className={styles.fields}>
            <PasswordField
              label={t('account.newPassword')}
              hint={t('account.newHint')}
              value={form.newPassword}
              error={errors.newPassword}
              onChange={set('newPassword')}
              autoComplete="new-password"
            />
            {!account.temporaryPassword && (
              <PasswordField
                label={t('account.currentPassword')}
                hint={t('account.currentHint')}
                value={currentPassword}
                error={errors.currentPassword}
                onChange={(value) => {
                  setCurrentPassword(value);
                  setRefused(
                    Object.fromEntries(
                      Object.entries(refused).filter(([name]) => name !== 'currentPassword'),
                    ),
                  );
                }}
                autoComplete="current-password"
              />
            )}
          </div>
        </Card>
      </div>
    </Page>
  );
}
