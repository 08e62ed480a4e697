import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/play/button.tsx';
import { ErrorSummary } from '@flink/ui/play/error-summary.tsx';
import { PasswordField } from '@flink/ui/play/password-field.tsx';
import { Sheet } from '@flink/ui/play/sheet.tsx';
import { TextField } from '@flink/ui/play/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api.ts';
import { signInWith } from '../../shared/session/session-store.ts';
import styles from './sign-in-form.module.css';

export function SignInForm({
  title,
  learningCenterId,
}: {
  readonly title: string;
  readonly learningCenterId?: string;
}) {
  const { t } = useTexts();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const login = useMutation({
    mutationFn: () =>
      api('login', { body: { username, password, ...(learningCenterId ? { learningCenterId } : {}) } }),
    onSuccess: ({ token }) => signInWith(token),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (username.trim() && password) login.mutate();
  };

  const missing = (value: string) => (asked && !value.trim() ? t('error.request.required') : undefined);

  return (
    <Sheet hilly className={styles.sheet}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h1>{title}</h1>
        <ErrorSummary
          title={t('signIn.notSignedIn')}
          issues={login.error ? [{ text: messageOf(login.error, t('error.auth.unknown')) }] : []}
        />
        <TextField
          label={t('signIn.emailOrUsername')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          error={missing(username)}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          label={t('signIn.password')}
          name="password"
          value={password}
          error={missing(password)}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button variant="go" type="submit" busy={login.isPending}>
          {t('signIn.login')}
        </Button>
      </form>
    </Sheet>
  );
}

function messageOf(error: Error, otherwise: string): string {
  return error instanceof CallFailed && error.message ? error.message : otherwise;
}
