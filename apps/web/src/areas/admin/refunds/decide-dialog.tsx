import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import type { RefundRow } from './refund-state.tsx';
import classes from './refunds.module.css';

interface DecideDialogProps {
  readonly row: RefundRow;
  readonly onClose: () => void;
  readonly onDecided: () => Promise<unknown>;
}

/** Money back through the service that took it, or not, and what the family is told. What fails loses no word. */
export function DecideDialog({ row, onClose, onDecided }: DecideDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [answer, setAnswer] = useState('');
  const deciding = useMutation({
    mutationFn: (granted: boolean) =>
      officeApi('decideRefund', { params: { id: row._id }, body: { granted, answer } }),
    onSuccess: (_reply, granted) => {
      toasts.show({ message: granted ? t('support.granted') : t('support.declined') });
      onClose();
    },
    onSettled: onDecided,
  });
  const amount = row.amount === null ? null : moneyText(row.amount, row.currencyIsoCode);
  return (
    <Dialog
      opened
      closeButton
      width="decide"
      title={row.familyName}
      lead={row.productName}
      onClose={onClose}
      foot={
        <>
          <Button loading={deciding.isPending && !deciding.variables} onClick={() => deciding.mutate(false)}>
            {t('support.decline')}
          </Button>
          <Button
            variant="primary"
            loading={deciding.isPending && deciding.variables}
            onClick={() => deciding.mutate(true)}
          >
            {amount === null ? t('support.grant') : t('support.giveBack', { amount })}
          </Button>
        </>
      }
    >
      <blockquote className={classes.message}>{row.message}</blockquote>
      <TextArea
        label={t('support.answer')}
        hint={t('support.answerHint')}
        value={answer}
        onChange={setAnswer}
        rows={4}
        maxLength={2_000}
      />
      {deciding.error && (
        <p role="alert" className={classes.failed}>
          {deciding.error.message}
        </p>
      )}
    </Dialog>
  );
}
