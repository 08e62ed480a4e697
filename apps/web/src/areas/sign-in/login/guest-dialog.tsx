import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type FormEvent, useState } from 'react';
import styles from './password-dialog.module.css';
import type { Player } from './team/team.ts';

export interface GuestDialogProps {
  readonly onJoin: (guest: Player) => void;
  readonly onClose: () => void;
}

/** Somebody of another family has no face here, and says who they are. */
export default function GuestDialog({ onJoin, onClose }: GuestDialogProps) {
  const { t } = useTexts();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = (value: string) => (asked && !value.trim() ? t('error.request.required') : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (username.trim() && password) onJoin({ username: username.trim(), password });
  };

  return (
    <Dialog title={t('team.somebodyElse')} backdrop="stays" onClose={onClose}>
      <Form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('signIn.username')}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={username}
          error={missing(username)}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          label={t('signIn.password')}
          name="password"
          autoComplete="off"
          value={password}
          error={missing(password)}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className={styles.ways}>
          <Button variant="go" type="submit" iconEnd="next">
            {t('team.join')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
