import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { PasswordField } from '@flink/ui/office/fields/password-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type FormEvent, useId, useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';

export interface Member {
  readonly _id: string;
  readonly firstname: string;
}

interface NewPasswordDialogProps {
  readonly familyId: string;
  readonly member: Member;
  readonly onClose: () => void;
}

export function NewPasswordDialog({ familyId, member, onClose }: NewPasswordDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const form = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const name = member.firstname;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setError(undefined);
    try {
      await officeApi('newMemberPassword', {
        params: { id: familyId },
        body: { memberId: member._id, password },
      });
      toasts.show({ message: t('families.passwordSet', { name }) });
      onClose();
    } catch (failed) {
      const said = failed instanceof CallFailed ? failed.fields.password : undefined;
      setError(said ?? (failed as Error).message);
      setSending(false);
    }
  };

  return (
    <Dialog
      opened
      title={t('families.newPasswordFor', { name })}
      lead={t('families.newPasswordHint', { name })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('families.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} loading={sending} disabled={password === ''}>
            {t('families.setPassword')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)}>
        <PasswordField
          label={t('families.newPassword')}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          required
          {...(error ? { error } : {})}
        />
      </form>
    </Dialog>
  );
}
