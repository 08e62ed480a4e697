import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { useDraft } from '../../../../shared/form/use-draft.ts';
import { officeApi } from '../../../../shared/office/office-api.ts';

const MOST_PAYMENTS = 1_000;

interface CountPaymentsDialogProps {
  readonly familyId: string;
  readonly info: PrepaidInfo;
  readonly onCounted: () => unknown;
  readonly onClose: () => void;
}

/** Payments that came in by hand (spec 3 §7.6): each is an increment of hours, a month or a year. */
export function CountPaymentsDialog({ familyId, info, onCounted, onClose }: CountPaymentsDialogProps) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const form = useId();
  const { values, errors, failure, sending, change, submit } = useDraft<
    { readonly paymentQty: number | null },
    unknown
  >({
    initial: { paymentQty: 1 },
    check: ({ paymentQty }): Record<string, string> =>
      paymentQty === null || paymentQty < 1 || paymentQty > MOST_PAYMENTS
        ? { paymentQty: t('error.request.outOfRange') }
        : {},
    send: ({ paymentQty }) =>
      officeApi('editPrepaidStatus', {
        params: { id: familyId },
        body: {
          paymentQty: paymentQty ?? 0,
          subscription: info.purchaseProductType === 'subscription',
        },
      }),
    onSaved: () => {
      toasts.show({ message: t('families.counted') });
      onCounted();
      onClose();
    },
  });
  const payments = values.paymentQty ?? 0;
  const hours = numberText(
    Math.min(payments * info.hoursInIncrement, info.totalHours - info.totalHoursPaid),
    locale,
    2,
  );
  const brings =
    info.purchaseProductType === 'product'
      ? t('families.bringsHours', { hours })
      : t('families.bringsMonths', { count: payments * (info.subscriptionType === 'year' ? 12 : 1) });
  return (
    <Dialog
      opened
      title={t('families.countPayments')}
      lead={t('families.countPaymentsHint')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('families.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} loading={sending} disabled={payments < 1}>
            {t('families.count')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <NumberField
          label={t('families.paymentsCameIn')}
          value={values.paymentQty}
          onChange={(paymentQty) => change({ paymentQty })}
          required
          {...(failure || errors.paymentQty
            ? { error: errors.paymentQty ?? failure?.message ?? '' }
            : { hint: brings })}
        />
      </form>
    </Dialog>
  );
}
