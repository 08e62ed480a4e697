import { PASSWORD_MIN_LENGTH } from '@flink/contract/rules/people/password.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { api } from '../../../shared/api.ts';
import { saidOf } from '../../../shared/form/said-of.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { failureWords } from '../../../shared/play/failure-words.ts';
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
  const { values, errors, failure, sending, change, submit } = useDraft({
    initial: { password: '', again: '' },
    check: ({ password, again }) =>
      saidOf(t, {
        password: [...password].length < PASSWORD_MIN_LENGTH ? 'auth.passwordTooShort' : undefined,
        again: password === again ? undefined : 'auth.passwordsDiffer',
      }),
    send: ({ password }) =>
      api('setPassword', { body: { token, password, ...(person ? { memberId: person._id } : {}) } }),
    onSaved: ({ people }) => onSet(people),
  });
  return (
    <Sheet hilly className={styles.sheet}>
      <Form className={styles.form} busy={sending} onSubmit={submit}>
        <h1>{person ? t('signIn.passwordFor', { name: person.firstname }) : t('signIn.newPassword')}</h1>
        {/* Password managers keep the two together. */}
        {person && <input type="hidden" name="username" autoComplete="username" value={person.username} />}
        <PasswordField
          label={t('signIn.newPassword')}
          autoComplete="new-password"
          value={values.password}
          error={errors.password ?? (failure ? failureWords(t, failure) : undefined)}
          onChange={(event) => change({ password: event.target.value })}
        />
        <PasswordField
          label={t('signIn.passwordAgain')}
          autoComplete="new-password"
          value={values.again}
          error={errors.again}
          onChange={(event) => change({ again: event.target.value })}
        />
        <Button variant="go" type="submit" busy={sending}>
          {t('signIn.savePassword')}
        </Button>
      </Form>
    </Sheet>
  );
}
