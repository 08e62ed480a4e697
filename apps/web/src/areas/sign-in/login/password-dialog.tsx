import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { KeepSignedIn } from './keep-signed-in.tsx';
import styles from './password-dialog.module.css';
import { type Credentials, useSignIn } from './use-sign-in.ts';

const ForgotPasswordDialog = lazy(() => import('../password/forgot-password-dialog.tsx'));

export interface PasswordDialogProps {
  readonly username: string;
  /** What signs in is not what the person is called: nothing for a password manager to remember. */
  readonly isOpaque?: boolean;
  readonly title?: string;
  readonly crown?: ReactNode;
  readonly familyLoginUrl?: string | null;
  /** Absent in a learning center (spec 1 §2). */
  readonly canForget?: boolean;
  readonly more?: Omit<Credentials, 'username' | 'password'>;
  /** Takes the password instead of signing in: this player joins a team. */
  readonly onPassword?: (password: string) => void;
  readonly onClose: () => void;
}

/** Password, Login, and the other ways on; Esc closes (spec 1 §2). */
export function PasswordDialog(props: PasswordDialogProps) {
  const {
    username,
    isOpaque = false,
    title,
    crown,
    familyLoginUrl,
    canForget = true,
    more,
    onPassword,
    onClose,
  } = props;
  const { t } = useTexts();
  const router = useRouter();
  const { signIn, busy, fields, message, forget, keep, setKeep } = useSignIn();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [forgetting, setForgetting] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!password) return;
    if (onPassword) onPassword(password);
    else signIn({ username, password, ...more });
  };

  const type = (text: string) => {
    setPassword(text);
    if (message) forget();
  };

  const wrong = asked && !password ? t('error.request.required') : (fields.password ?? message ?? undefined);

  return (
    <Dialog title={title ?? username} crown={crown} backdrop="stays" onClose={onClose}>
      <Form className={styles.form} busy={busy} onSubmit={submit}>
        {/* Password managers pair the two; the person has already said who they are. */}
        {!isOpaque && <input type="hidden" name="username" autoComplete="username" value={username} />}
        <PasswordField
          label={t('signIn.password')}
          name="password"
          data-autofocus
          value={password}
          error={wrong}
          onChange={(event) => type(event.target.value)}
        />
        {!onPassword && <KeepSignedIn keep={keep} setKeep={setKeep} />}
        <div className={styles.ways}>
          {canForget && (
            <Button variant="ghost" onClick={() => setForgetting(true)}>
              {t('signIn.forgotPassword')}
            </Button>
          )}
          {familyLoginUrl && (
            <Button variant="ghost" onClick={() => router.history.push(familyLoginUrl)}>
              {t('signIn.asFamily')}
            </Button>
          )}
          <Button variant="go" type="submit" iconEnd="next" busy={busy}>
            {t('signIn.login')}
          </Button>
        </div>
      </Form>
      {forgetting && (
        <Suspense>
          <ForgotPasswordDialog
            email={username.includes('@') ? username : ''}
            onClose={() => setForgetting(false)}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
