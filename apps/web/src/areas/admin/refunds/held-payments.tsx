import { allows } from '@flink/contract/access/rules.ts';
import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { FinishDialog } from './finish-dialog.tsx';
import classes from './refunds.module.css';

type Held = ReplyOf<Calls['heldPayments']>['data'][number];

const SETS_PRICES = { admin: { products: { edit: true } } };

const paid = (row: Held) => moneyText(row.amount, row.currencyIsoCode);

const whatOf = (t: Translate, { what, hours, months }: Pick<Held, 'what' | 'hours' | 'months'>): string =>
  months > 0 ? t('support.what.months', { count: months }) : t(`support.what.${what}`, { count: hours });

/** Of a family that is gone its money is still here. */
const whoseOf = (t: Translate, { email }: Held): string => (email === '' ? t('support.heldGone') : email);

/** Money that is not the price of what it was paid for: taken as paid, or given back. Nothing is shown where none waits. */
export function HeldPayments() {
  const { t } = useTexts();
  const maySetPrices = allows(SETS_PRICES, holderOf(useSession()));
  const toasts = useToasts();
  const dialogs = useDialogs();
  const client = useQueryClient();
  const held = useQuery({
    queryKey: ['held payments'],
    queryFn: ({ signal }) => officeApi('heldPayments', {}, { signal }),
    staleTime: 0,
  });
  const deciding = useMutation({
    mutationFn: ({ row, accepted }: { readonly row: Held; readonly accepted: boolean }) =>
      officeApi('decideHeld', { params: { id: row._id }, body: { accepted } }),
    onSuccess: (_reply, { accepted }) =>
      toasts.show({ message: accepted ? t('support.heldTaken') : t('support.heldGivenBack') }),
    onError: (error) => dialogs.error({ message: error.message }),
    // What goes back by hand stands with the refunds from now on.
    onSettled: () =>
      Promise.all([held.refetch(), client.invalidateQueries({ queryKey: ['table', 'refunds'] })]),
  });
  const [finished, setFinished] = useState<Held | null>(null);
  const { data: rows, unpriced } = held.data ?? { data: [], unpriced: [] };
  if (rows.length + unpriced.length === 0) return null;
  const decide = async (row: Held, accepted: boolean) => {
    const agreed = await dialogs.confirm({
      question: accepted ? t('support.heldTake') : t('support.heldBack'),
      message: `${whoseOf(t, row)}, ${row.productName}, ${whatOf(t, row)}: ${paid(row)}`,
      action: accepted ? t('support.heldTake') : t('support.giveBack', { amount: paid(row) }),
    });
    if (agreed) deciding.mutate({ row, accepted });
  };
  return (
    <section className={classes.held}>
      <Card title={t('support.held')}>
        {unpriced.map(({ _id, name }) => (
          <p key={_id} className={classes.unpriced}>
            <StatePip tone="warn">{t('support.unpriced', { product: name })}</StatePip>
            {maySetPrices && (
              <LinkButton href={`/admin/products/edit/${_id}`}>
                {t('support.setPrice', { product: name })}
              </LinkButton>
            )}
          </p>
        ))}
        {rows.length > 0 && (
          <HeldRows rows={rows} isBusy={deciding.isPending} onDecide={decide} onFinish={setFinished} />
        )}
      </Card>
      {finished && (
        <FinishDialog
          lead={t('support.finishHeldText', { amount: paid(finished) })}
          externalId={finished.externalId}
          send={(body) => officeApi('finishHeld', { params: { id: finished._id }, body })}
          onClose={() => setFinished(null)}
          onFinished={() => held.refetch()}
        />
      )}
    </section>
  );
}

interface HeldRowsProps {
  readonly rows: readonly Held[];
  readonly isBusy: boolean;
  readonly onDecide: (row: Held, accepted: boolean) => Promise<void>;
  readonly onFinish: (row: Held) => void;
}

function HeldRows({ rows, isBusy, onDecide, onFinish }: HeldRowsProps) {
  const { t, locale } = useTexts();
  return (
    <>
      <p className={classes.heldText}>{t('support.heldText')}</p>
      <PlainTable label={t('support.held')} atMost="40vh">
        <thead>
          <tr>
            <th>{t('support.heldWho')}</th>
            <th>{t('support.product')}</th>
            <th>{t('support.what')}</th>
            <th>{t('support.amount')}</th>
            <th>{t('support.heldPrice')}</th>
            <th>{t('support.when')}</th>
            <th aria-label={t('support.decide')} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id}>
              <td className={classes.who}>{whoseOf(t, row)}</td>
              <td>
                {row.productName}, {row.centerName}
              </td>
              <td className={classes.whole}>{whatOf(t, row)}</td>
              <td className={classes.whole}>{paid(row)}</td>
              <td>
                {row.price === null || row.priceCurrency === null
                  ? t('support.heldNoPrice')
                  : moneyText(row.price, row.priceCurrency)}
                {row.late && <p className={classes.late}>{t('support.heldLate')}</p>}
              </td>
              <td className={classes.whole}>{dayText(row.createdAt, locale)}</td>
              <td>
                <div className={classes.decide}>
                  {row.byHand ? (
                    <Button onClick={() => onFinish(row)}>{t('support.finish')}</Button>
                  ) : (
                    <Button disabled={isBusy} onClick={() => void onDecide(row, false)}>
                      {t('support.heldBack')}
                    </Button>
                  )}
                  {!row.late && !row.byHand && (
                    <Button disabled={isBusy} onClick={() => void onDecide(row, true)}>
                      {t('support.heldTake')}
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </>
  );
}
