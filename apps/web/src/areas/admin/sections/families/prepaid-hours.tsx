import { allows } from '@flink/contract/access/rules.ts';
import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { hoursText } from '@flink/contract/rules/reports/time-text.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Figure } from '@flink/ui/office/fields/figure.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../shared/api.ts';
import { dayIn, dayText } from '../../../../shared/moment.ts';
import { holderOf, isViewing, useSession } from '../../../../shared/session/session-store.ts';
import { CountPaymentsDialog } from './count-payments-dialog.tsx';
import classes from './families.module.css';

const COUNTS_PAYMENTS = { admin: { purchases: { edit: true } } };
const SEES_PURCHASES = { admin: { purchases: { view: true } } };

/**
 * What is left of the hours, or of the months, that a family has bought: for its center, and for who looks after what it
 * pays. It tells what the family played.
 */
export function PrepaidHours({ familyId }: { readonly familyId: string }) {
  const { t } = useTexts();
  const session = useSession();
  const may = (session?.user.learningCenterId ?? null) !== null || allows(SEES_PURCHASES, holderOf(session));
  const status = useQuery({
    queryKey: ['prepaidStatus', familyId],
    queryFn: () => api('prepaidStatus', { params: { id: familyId } }),
    enabled: may,
    retry: false,
    staleTime: 0,
  });
  const [counting, setCounting] = useState(false);
  if (!may) return null;
  const info = status.data?.data;
  const mayCount = allows(COUNTS_PAYMENTS, holderOf(session)) && !isViewing;
  const hours = (label: string, value: number) => <Figure label={label} value={hoursText(t, value)} />;
  return (
    <Card title={t('families.prepaid')}>
      {status.isPending && <SkeletonRows rows={1} withPicture={false} />}
      {status.error && <EmptyState state={{ kind: 'error', onRetry: () => status.refetch() }} />}
      {info === null && t('families.notPrepaid')}
      {info?.purchaseProductType === 'product' && (
        <div className={classes.stack}>
          {hours(t('families.hoursLeft'), info.prepaidHoursRemaining)}
          {hours(t('families.hoursPaid'), info.totalHoursPaid)}
          {hours(t('families.hoursTotal'), info.totalHours)}
        </div>
      )}
      {info?.purchaseProductType === 'subscription' && <Months info={info} />}
      {info && mayCount && !info.buyOut && !info.fullyPaid && (
        <Button icon="plus" aria-haspopup="dialog" onClick={() => setCounting(true)}>
          {t('families.countPayments')}
        </Button>
      )}
      {info && counting && (
        <CountPaymentsDialog
          familyId={familyId}
          info={info}
          onCounted={() => status.refetch()}
          onClose={() => setCounting(false)}
        />
      )}
    </Card>
  );
}

/** Who pays by the month or year: until when, how far, and what comes by itself. */
function Months({ info }: { readonly info: PrepaidInfo }) {
  const { t, locale } = useTexts();
  const { totalMonths, totalMonthsPaid: paid, nextBillingDate } = info;
  return (
    <div className={classes.stack}>
      <Figure
        label={t('families.paidUntil')}
        value={info.isActive ? dayIn(info.prepaidDaysRemaining, locale) : t('families.nothingPaid')}
      />
      <Figure
        label={t('families.monthsPaid')}
        value={totalMonths > 0 ? t('families.monthsOf', { paid, total: totalMonths }) : String(paid)}
      />
      <Figure
        label={t('families.paysByItself')}
        value={nextBillingDate === null ? t('families.no') : dayText(nextBillingDate, locale)}
      />
    </div>
  );
}
