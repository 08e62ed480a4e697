import { CallFailed } from '@flink/contract/client/client.ts';
import { emailFormatError } from '@flink/contract/rules/email.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../shared/api.ts';
import styles from '../login/password-dialog.module.css';

/** Enter an email, press Send (spec 1 §2). The answer is the same whether or not somebody has it. */
export function ForgotPasswordDialog({
  email: known,
  onClose,
}: {
  readonly email: string;
  readonly onClose: () => void;
}) {
  const { t } = useTexts();
  const [email, setEmail] = useState(known);
  const [asked, setAsked] = useState(false);
  const send = useMutation({ mutationFn: () => api('forgotPassword', { body: { email: email.trim() } }) });

  const wrong = emailFormatError(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!wrong) send.mutate();
  };

  if (send.isSuccess) {
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

  const refused = send.error instanceof CallFailed ? send.error.fields.email : undefined;
  const failed = send.isError ? (refused ?? t('error.auth.resetFailed')) : undefined;
  return (
    <Dialog title={t('signIn.forgotPassword')} backdrop="stays" onClose={onClose}>
      <Form className={styles.form} busy={send.isPending} onSubmit={submit}>
        <TextField
          label={t('signIn.email')}
          type="email"
          autoComplete="email"
          data-autofocus
          value={email}
          error={asked && wrong ? t(`error.${wrong}`) : failed}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button variant="go" type="submit" disabled={email.trim() === ''} busy={send.isPending}>
          {t('signIn.send')}
        </Button>
      </Form>
    </Dialog>
  );
}
