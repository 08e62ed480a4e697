import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Disc } from '@flink/ui/play/buttons/disc.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { Face } from '@flink/ui/play/people/face.tsx';
import type { FaceName } from '@flink/ui/play/people/faces.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type FormEvent, useState } from 'react';
import { failureWords } from '../../../../shared/play/failure-words.ts';
import styles from './team-dialog.module.css';
import { useJoinTeam } from './use-change-team.ts';

/** Somebody of the family, or somebody who says who they are. */
export interface JoiningPerson {
  readonly username: string;
  readonly name: string;
  readonly face: FaceName;
}

export interface JoinDialogProps {
  readonly person: JoiningPerson | null;
  readonly onClose: () => void;
}

/** One's own password opens the team; those who play already need not type theirs again. */
export function JoinDialog({ person, onClose }: JoinDialogProps) {
  const { t } = useTexts();
  const { mutate, isPending, error, reset } = useJoinTeam(onClose);
  const [username, setUsername] = useState(person?.username ?? '');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = (value: string) => (asked && !value.trim() ? t('error.request.required') : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (username.trim() && password) mutate({ username, password });
  };

  return (
    <Dialog
      title={person ? t('signIn.hello', { name: person.name }) : t('team.somebodyElse')}
      crown={
        person && (
          <Disc>
            <Face name={person.face} />
          </Disc>
        )
      }
      backdrop="stays"
      onClose={onClose}
    >
      <Form className={styles.form} busy={isPending} onSubmit={submit}>
        {person ? (
          <input type="hidden" name="username" autoComplete="username" value={username} />
        ) : (
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
        )}
        <PasswordField
          label={t('signIn.password')}
          name="password"
          autoComplete="off"
          data-autofocus={person ? '' : undefined}
          value={password}
          error={missing(password) ?? (error ? failureWords(t, error) : undefined)}
          onChange={(event) => {
            setPassword(event.target.value);
            if (error) reset();
          }}
        />
        <DialogActions>
          <Button variant="go" type="submit" iconEnd="next" busy={isPending}>
            {t('team.join')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
