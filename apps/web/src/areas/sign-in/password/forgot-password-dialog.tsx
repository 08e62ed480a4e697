import { emailFormatError } from '@flink/contract/rules/people/email.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { api } from '../../../shared/api.ts';
import { saidOf } from '../../../shared/form/said-of.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import styles from '../login/password-dialog.module.css';

/** Enter an email, press Send (spec 1 §2). The answer is the same whether or not somebody has it. */
export default function ForgotPasswordDialog({
  email: known,
  onClose,
}: {
  readonly email: string;
  readonly onClose: () => void;
}) {
  const { t } = useTexts();
  const { values, errors, failure, sending, sent, change, submit } = useDraft({
    initial: { email: known },
    check: (form) => saidOf(t, { email: emailFormatError(form.email) }),
    send: (form) => api('forgotPassword', { body: { email: form.email.trim() } }),
  });

  if (sent) {
    return (
      <Dialog title={t('signIn.forgotPassword')} onClose={onClose}>
        <div className={styles.form}>
          <p role="status">{t('notice.auth.resetSent')}</p>
          <Button variant="go" data-autofocus onClick={onClose}>
            {t('signIn.ok')}
          </Button>
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog title={t('signIn.forgotPassword')} backdrop="stays" onClose={onClose}>
      <Form className={styles.form} busy={sending} onSubmit={submit}>
        <TextField
          label={t('signIn.email')}
          type="email"
          autoComplete="email"
          data-autofocus
          value={values.email}
          error={failure ? t('error.auth.resetFailed') : errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <Button variant="go" type="submit" disabled={values.email.trim() === ''} busy={sending}>
          {t('signIn.send')}
        </Button>
      </Form>
    </Dialog>
  );
}
