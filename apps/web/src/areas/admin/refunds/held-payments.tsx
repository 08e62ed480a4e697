import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { dayText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import classes from './refunds.module.css';

type Held = ReplyOf<Calls['heldPayments']>['data'][number];

/** Registrations that were not paid with their price: taken as paid, or given back. Nothing is shown where none waits. */
export function HeldPayments() {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const dialogs = useDialogs();
  const held = useQuery({
    queryKey: ['held payments'],
    queryFn: async ({ signal }) => (await officeApi('heldPayments', {}, { signal })).data,
    staleTime: 0,
  });
  const deciding = useMutation({
    mutationFn: ({ row, accepted }: { readonly row: Held; readonly accepted: boolean }) =>
      officeApi('decideHeld', { params: { id: row._id }, body: { accepted } }),
    onSuccess: (_reply, { accepted }) =>
      toasts.show({ message: accepted ? t('support.heldTaken') : t('support.heldGivenBack') }),
    onError: (error) => dialogs.error({ message: error.message }),
    onSettled: () => held.refetch(),
  });
  const rows = held.data ?? [];
  if (rows.length === 0) return null;
  const paid = (row: Held) => moneyText(row.amount, row.currencyIsoCode);
  const decide = async (row: Held, accepted: boolean) => {
    const agreed = await dialogs.confirm({
      question: accepted ? t('support.heldTake') : t('support.heldBack'),
      message: `${row.email}, ${row.productName}: ${paid(row)}`,
      action: accepted ? t('support.heldTake') : t('support.giveBack', { amount: paid(row) }),
    });
    if (agreed) deciding.mutate({ row, accepted });
  };
  return (
    <Card title={t('support.held')}>
      <p>{t('support.heldText')}</p>
      <PlainTable label={t('support.held')} atMost="40vh">
        <thead>
          <tr>
            <th>{t('support.heldWho')}</th>
            <th>{t('support.product')}</th>
            <th>{t('support.amount')}</th>
            <th>{t('support.heldPrice')}</th>
            <th>{t('support.when')}</th>
            <th aria-label={t('support.decide')} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id}>
              <td>{row.email}</td>
              <td>
                {row.productName}, {row.centerName}
              </td>
              <td>{paid(row)}</td>
              <td>
                {row.price === null || row.priceCurrency === null
                  ? t('support.heldNoPrice')
                  : moneyText(row.price, row.priceCurrency)}
              </td>
              <td>{dayText(row.createdAt, locale)}</td>
              <td className={classes.decide}>
                <Button disabled={deciding.isPending} onClick={() => void decide(row, false)}>
                  {t('support.heldBack')}
                </Button>
                <Button disabled={deciding.isPending} onClick={() => void decide(row, true)}>
                  {t('support.heldTake')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Card>
  );
}
