import { CallFailed } from '@flink/contract/client/client.ts';
import { PASSWORD_MIN_LENGTH } from '@flink/contract/rules/password.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../shared/api.ts';
import styles from '../login/sign-in-form.module.css';
import type { LinkPerson } from './whose-password.tsx';

export interface NewPasswordProps {
  readonly token: string;
  /** Of a family, whose password it is; null for a user's own link. */
  readonly person: LinkPerson | null;
  /** Whose password may be set next. */
  readonly onSet: (others: readonly LinkPerson[]) => void;
}

export function NewPassword({ token, person, onSet }: NewPasswordProps) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [asked, setAsked] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      api('setPassword', { body: { token, password, ...(person ? { memberId: person._id } : {}) } }),
    onSuccess: ({ people }) => onSet(people),
  });
  const tooShort = [...password].length < PASSWORD_MIN_LENGTH;
  const differ = password !== again;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!tooShort && !differ) save.mutate();
  };

  const type = (text: string) => {
    setPassword(text);
    if (save.isError) save.reset();
  };

  const refused =
    save.error instanceof CallFailed ? (save.error.fields.password ?? save.error.message) : undefined;
  return (
    <Sheet hilly className={styles.sheet}>
      <Form className={styles.form} busy={save.isPending} onSubmit={submit}>
        <h1>{person ? t('signIn.passwordFor', { name: person.firstname }) : t('signIn.newPassword')}</h1>
        {/* Password managers keep the two together. */}
        {person && <input type="hidden" name="username" autoComplete="username" value={person.username} />}
        <PasswordField
          label={t('signIn.newPassword')}
          autoComplete="new-password"
          value={password}
          error={asked && tooShort ? t('error.auth.passwordTooShort') : refused}
          onChange={(event) => type(event.target.value)}
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
