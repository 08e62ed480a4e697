import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { useDraft } from '../../../shared/form/use-draft.ts';

interface FinishDialogProps {
  readonly lead: string;
  /** Where the payment is found at its service. */
  readonly externalId: string | null;
  readonly send: (body: { readonly reference: string }) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onFinished: () => Promise<unknown>;
}

/** Money that goes back by hand: under which number it was sent. */
export function FinishDialog({ lead, externalId, send, onClose, onFinished }: FinishDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const form = useId();
  const { values, errors, failure, sending, change, submit } = useDraft({
    initial: { reference: '' },
    check: () => ({}),
    send,
    onSaved: async () => {
      toasts.show({ message: t('support.finished') });
      onClose();
      await onFinished();
    },
  });
  const error = errors.reference ?? failure?.message;
  return (
    <Dialog
      opened
      title={t('support.finish')}
      lead={externalId === null ? lead : `${lead} ${t('support.foundAs', { number: externalId })}`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('support.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            loading={sending}
            disabled={values.reference.trim() === ''}
          >
            {t('support.finish')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={t('support.reference')}
          value={values.reference}
          onChange={(reference) => change({ reference })}
          required
          {...(error ? { error } : {})}
        />
      </form>
    </Dialog>
  );
}
