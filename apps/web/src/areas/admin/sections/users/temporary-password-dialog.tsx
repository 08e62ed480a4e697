import { RESOURCES } from '@flink/contract/resources/all.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { PasswordField } from '@flink/ui/office/fields/password-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useDraft } from '../../../../shared/form/use-draft.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { useManaged } from '../../resource/use-managed.ts';

const resource = RESOURCES.users;

interface TemporaryPasswordDialogProps {
  readonly row: ManagedRow;
  readonly onClose: () => void;
}

/** Sets a password that its owner replaces at the next sign-in, without opening the form. */
export default function TemporaryPasswordDialog({ row, onClose }: TemporaryPasswordDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const managed = useManaged(resource);
  const form = useId();
  const name = String(row.name);
  const { values, errors, failure, sending, change, submit } = useDraft({
    initial: { temporaryPassword: '' },
    check: () => ({}),
    send: ({ temporaryPassword }) => {
      const kept = Object.keys(resource.fields).map((field) => [field, row[field]]);
      const { _id, version } = row;
      return managed.api.edit({ ...Object.fromEntries(kept), _id, version, temporaryPassword });
    },
    onSaved: async () => {
      toasts.show({ message: t('users.temporarySet', { name }) });
      await queries.invalidateQueries({ queryKey: ['table', resource.name] });
      onClose();
    },
  });
  const error = errors.temporaryPassword ?? failure?.message;

  return (
    <Dialog
      opened
      title={t('users.temporaryFor', { name })}
      lead={t('users.temporaryLead', { name })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('families.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            loading={sending}
            disabled={values.temporaryPassword === ''}
          >
            {t('families.setPassword')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <PasswordField
          label={managed.label('temporaryPassword')}
          autoComplete="new-password"
          value={values.temporaryPassword}
          onChange={(temporaryPassword) => change({ temporaryPassword })}
          required
          {...(error ? { error } : {})}
        />
      </form>
    </Dialog>
  );
}
