import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { PasswordField } from '@flink/ui/office/fields/password-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { useDraft } from '../../../../shared/form/use-draft.ts';
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
  const name = member.firstname;
  const { values, errors, failure, sending, change, submit } = useDraft({
    initial: { password: '' },
    check: () => ({}),
    send: ({ password }) =>
      officeApi('newMemberPassword', {
        params: { id: familyId },
        body: { memberId: member._id, password },
      }),
    onSaved: () => {
      toasts.show({ message: t('families.passwordSet', { name }) });
      onClose();
    },
  });
  const error = errors.password ?? failure?.message;

  return (
    <Dialog
      opened
      title={t('families.newPasswordFor', { name })}
      lead={t('families.newPasswordHint', { name })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('families.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            loading={sending}
            disabled={values.password === ''}
          >
            {t('families.setPassword')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <PasswordField
          label={t('families.newPassword')}
          autoComplete="new-password"
          value={values.password}
          onChange={(password) => change({ password })}
          required
          {...(error ? { error } : {})}
        />
      </form>
    </Dialog>
  );
}
