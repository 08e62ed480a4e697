import { CallFailed } from '@flink/contract/client/client.ts';
import { PASSWORD_MIN_LENGTH } from '@flink/contract/rules/password.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createLink, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useCommonData } from '../../../shared/common-data.ts';
import styles from '../login/sign-in-form.module.css';
import { SignInStage } from '../stage/sign-in-stage.tsx';

const RouterLinkButton = createLink(LinkButton);

export default function SetPasswordScreen() {
  const { t } = useTexts();
  const { config } = useCommonData();
  const { token = '' } = useParams({ strict: false });
  const link = useQuery({
    queryKey: ['passwordLink', token],
    queryFn: ({ signal }) => api('passwordLink', { params: { token } }, { signal }),
    retry: false,
  });
  const gone = link.error instanceof CallFailed && link.error.status < 500 && link.error.status > 0;
  return (
    <SignInStage
      languages={config.registrationLocales}
      {...(link.isSuccess ? { says: t('signIn.newPasswordHint') } : {})}
    >
      {link.isPending && <Waiting />}
      {link.isError && gone && (
        <EmptyState title={t('error.auth.linkInvalid')}>
          <RouterLinkButton to="/login" variant="go">
            {t('signIn.login')}
          </RouterLinkButton>
        </EmptyState>
      )}
      {link.isError && !gone && <ErrorState kind="offline" onRefresh={() => link.refetch()} />}
      {link.isSuccess && <NewPassword token={token} forFamily={link.data.kind === 'family'} />}
    </SignInStage>
  );
}

function NewPassword({ token, forFamily }: { readonly token: string; readonly forFamily: boolean }) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [asked, setAsked] = useState(false);
  const save = useMutation({ mutationFn: () => api('setPassword', { body: { token, password } }) });
  const tooShort = [...password].length < PASSWORD_MIN_LENGTH;
  const differ = password !== again;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!tooShort && !differ) save.mutate();
  };

  if (save.isSuccess) {
    return (
      <EmptyState title={t('signIn.passwordSet')}>
        <RouterLinkButton to="/login" variant="go">
          {t('signIn.login')}
        </RouterLinkButton>
      </EmptyState>
    );
  }
  return (
    <Sheet hilly className={styles.sheet}>
      <Form className={styles.form} busy={save.isPending} onSubmit={submit}>
        <h1>{forFamily ? t('signIn.familyPassword') : t('signIn.newPassword')}</h1>
        <PasswordField
          label={t('signIn.newPassword')}
          autoComplete="new-password"
          value={password}
          error={asked && tooShort ? t('error.auth.passwordTooShort') : (save.error?.message ?? undefined)}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label={t('signIn.passwordAgain')}
          autoComplete="new-password"
          value={again}
          error={asked && differ ? t('error.auth.passwordsDiffer') : undefined}
          onChange={(event) => setAgain(event.target.value)}
        />
        <Button variant="go" type="submit" busy={save.isPending}>
          {t('signIn.savePassword')}
        </Button>
      </Form>
    </Sheet>
  );
}
