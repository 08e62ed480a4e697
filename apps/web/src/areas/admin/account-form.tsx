import { allows } from '@flink/contract/access/rules.ts';
import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { hasHiddenSigns, looksEmpty } from '@flink/contract/rules/hidden-signs.ts';
import { emailError } from '@flink/contract/rules/people/email.ts';
import { PASSWORD_MIN_LENGTH } from '@flink/contract/rules/people/password.ts';
import { PasswordField } from '@flink/ui/office/fields/password-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { SaveLine } from '@flink/ui/office/saving/save-line.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useCommonData } from '../../shared/common-data.ts';
import { saidOf } from '../../shared/form/said-of.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { chooseLocale } from '../../shared/locale.ts';
import { officeApi } from '../../shared/office/office-api.ts';
import { mayIn } from '../../shared/office-routes.ts';
import { holderOf, signInWith, useSession } from '../../shared/session/session-store.ts';
import styles from './account-form.module.css';
import { DevicesCard } from './devices-card.tsx';
import type { Account } from './my-account-screen.tsx';

const SchoolSignIn = lazily(() => import('./sections/organizations/school-sign-in/school-sign-in.tsx'));

/** Of who looks after the school sign-in of the own organisation; others find it on the organisation's page. */
function schoolSignInOf(session: ReturnType<typeof useSession>): string | null {
  if (!session || !allows(mayIn('clever', 'view'), holderOf(session))) return null;
  const { masterOrganizationId, regionId, learningCenterId } = session.user;
  // Who belongs to a part of the organisation does not see all of it.
  return regionId === null && learningCenterId === null ? masterOrganizationId : null;
}

const LABELS = {
  firstname: 'account.firstname',
  lastname: 'account.lastname',
  email: 'account.email',
  locale: 'shell.language',
  newPassword: 'account.newPassword',
} as const;

const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];

type Values = Account & { readonly newPassword: string; readonly currentPassword: string };
type Saved = ReplyOf<Calls['saveMyAccount']>;

const nameIssue = (name: string) => {
  if (looksEmpty(name)) return 'request.required';
  return hasHiddenSigns(name.trim()) ? 'request.hiddenSigns' : undefined;
};

const tooShort = (password: string) => password !== '' && [...password].length < PASSWORD_MIN_LENGTH;

interface AccountFormProps {
  readonly account: Account;
  /** What stands above the account, with the heading of the page. */
  readonly home: ReactNode;
}

export function AccountForm({ account, home }: AccountFormProps) {
  const { t } = useTexts();
  const { locales, config } = useCommonData();
  const session = useSession();
  const role = session?.userRole.name;
  const schoolOf = schoolSignInOf(session);
  const toasts = useToasts();
  const queries = useQueryClient();
  const { values, changedFields, issues, errors, sending, change, reset, submit } = useDraft<Values, Saved>({
    initial: { ...account, newPassword: '', currentPassword: '' },
    check: (form) =>
      saidOf(t, {
        firstname: nameIssue(form.firstname),
        lastname: nameIssue(form.lastname),
        email: emailError(form.email),
        newPassword: tooShort(form.newPassword) ? 'auth.passwordTooShort' : undefined,
      }),
    send: ({ firstname, lastname, email, locale, newPassword, currentPassword }) =>
      officeApi('saveMyAccount', {
        body: {
          firstname,
          lastname,
          email,
          locale,
          ...(newPassword ? { newPassword } : {}),
          ...(currentPassword ? { currentPassword } : {}),
        },
      }),
    // A new email waits for its owner: until then the old one is the one that is kept.
    kept: (form) => ({ ...form, email: account.email, newPassword: '', currentPassword: '' }),
    onSaved: async ({ token }, form) => {
      signInWith(token);
      chooseLocale(form.locale);
      toasts.show({ message: t('account.saved') });
      await queries.invalidateQueries({ queryKey: ['myAccount'] });
    },
    onFailed: (error) => toasts.show({ message: error.message, tone: 'bad' }),
  });

  const changed = FIELDS.filter((field) => changedFields.includes(field));
  const needsPassword =
    !account.temporaryPassword && (changed.includes('email') || changed.includes('newPassword'));
  const problem =
    Object.values(issues)[0] ??
    (needsPassword && !values.currentPassword ? t('account.currentHint') : undefined);
  const said = { ...errors, ...issues };
  const set = (field: keyof Values) => (value: string) => change({ [field]: value });
  const offered = locales.filter(({ code }) => config.registrationLocales.includes(code));

  return (
    <Page
      form
      foot={
        (!home || changed.length > 0) && (
          <SaveLine
            changed={changed.map((field) => t(LABELS[field]))}
            {...(problem ? { problem } : {})}
            sending={sending}
            onSave={() => submit()}
            onReset={reset}
          />
        )
      }
    >
      {home}
      {home ? (
        <h2 className={styles.title} id="account">
          {t('title.adminMyAccount')}
        </h2>
      ) : (
        <PageHead title={t('title.adminMyAccount')} {...(role ? { sub: role } : {})} />
      )}
      {account.temporaryPassword && <StatePip tone="warn">{t('account.temporaryPassword')}</StatePip>}
      <div className={styles.cards}>
        <Card title={t('account.you')}>
          <div className={styles.fields}>
            <TextField
              label={t('account.firstname')}
              required
              value={values.firstname}
              error={said.firstname}
              onChange={set('firstname')}
              autoComplete="given-name"
            />
            <TextField
              label={t('account.lastname')}
              required
              value={values.lastname}
              error={said.lastname}
              onChange={set('lastname')}
              autoComplete="family-name"
            />
            <TextField
              label={t('account.email')}
              required
              type="email"
              value={values.email}
              error={said.email}
              {...(account.pendingEmail
                ? { hint: t('account.pendingEmail', { email: account.pendingEmail }) }
                : {})}
              onChange={set('email')}
              autoComplete="email"
            />
            <SelectField
              label={t('shell.language')}
              value={values.locale}
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
              value={values.newPassword}
              error={said.newPassword}
              onChange={set('newPassword')}
              autoComplete="new-password"
            />
            {!account.temporaryPassword && (
              <PasswordField
                label={t('account.currentPassword')}
                hint={t('account.currentHint')}
                value={values.currentPassword}
                error={said.currentPassword}
                onChange={set('currentPassword')}
                autoComplete="current-password"
              />
            )}
          </div>
        </Card>
        {!account.temporaryPassword && <DevicesCard />}
        {schoolOf !== null && !account.temporaryPassword && (
          <Suspense fallback={<SkeletonRows rows={3} withPicture={false} />}>
            <SchoolSignIn organizationId={schoolOf} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}
