import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { seenValues } from '@flink/contract/rules/people/organization-config.ts';
import { keepFocusBeside } from '@flink/ui/focus/focus-beside.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { DialogsProvider } from '@flink/ui/play/dialogs/dialogs-provider.tsx';
import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AccountTexts } from '../../../../../shared/account/account-texts.tsx';
import { offersOf } from '../../../../../shared/account/offers.ts';
import { type Account, isFree } from '../../../../../shared/account/purchase-rows.ts';
import { useAccount } from '../../../../../shared/account/use-account.ts';
import { usePaying } from '../../../../../shared/account/use-paying.ts';
import { api } from '../../../../../shared/api.ts';
import { useSession } from '../../../../../shared/session/session-store.ts';
import type { PlayData } from '../../../data/menu-data.ts';
import { mayPay } from '../../../time/may-pay.ts';
import { AccountSummary } from './account-summary.tsx';
import styles from './account-view.module.css';
import { BoughtList } from './bought-list.tsx';
import { DueDialog } from './due-dialog.tsx';
import { HowYouPay } from './how-you-pay.tsx';
import { MobileMoney, PHONE_ID } from './mobile-money.tsx';
import { type Paid, PaidPanel, paidText } from './paid-panel.tsx';
import { ReceiptsPanel } from './receipts-panel.tsx';
import { TimeGauge } from './time-gauge.tsx';
import { type Due, useAccountActions } from './use-account-actions.ts';
import { usePhone } from './use-phone.ts';
import { WhatToBuy } from './what-to-buy.tsx';

/** Spec 1 §9: asked for again every 60 s. */
const ASK_EVERY_MS = 60_000;

export interface AccountViewProps {
  readonly data: PlayData;
  /** Whether the account closes by itself once something is paid, as where the time is used up. */
  readonly closesWhenPaid?: boolean;
}

/** ACCOUNT: the time that is left, what can be bought, what it is paid with and what was bought. */
export function AccountView(props: AccountViewProps) {
  // What one may do goes with what it was done to, and the rest of the dialog begins at its top.
  useEffect(() => keepFocusBeside(document), []);
  return (
    <AccountTexts>
      <div className={styles.calm} data-calm="">
        <DialogsProvider>
          <AccountOf {...props} />
        </DialogsProvider>
      </div>
    </AccountTexts>
  );
}

function AccountOf({ data, closesWhenPaid = false }: AccountViewProps) {
  const { t } = useTexts();
  const { family } = data;
  const may = mayPay(data, useSession()?.team ?? []);
  const { account, isError, retry, refetch } = useAccount(family._id, may);
  const { data: reply } = useQuery({
    queryKey: ['prepaid', family._id],
    queryFn: ({ signal }) => api('prepaidStatus', { params: { id: family._id } }, { signal }),
    enabled: data.prepaid !== null,
    refetchInterval: ASK_EVERY_MS,
    networkMode: 'always',
    retry: false,
  });
  // Without an answer the figures that the area opened with stay.
  const prepaid = reply?.data ?? data.prepaid;
  const seen = seenValues(data.center.config);
  const admin = family.familyMembers.find(({ isAdmin }) => isAdmin);
  const time = <TimeGauge prepaid={prepaid} seen={seen} />;

  if (!may)
    return (
      <div className={styles.alone}>
        {time}
        <p className={styles.small} data-say="">
          {admin ? t('paying.onlyAdmin', { name: admin.firstname }) : t('error.families.onlyFamilyAdmin')}
        </p>
      </div>
    );
  if (account)
    return (
      <Paying
        data={data}
        prepaid={prepaid}
        account={account}
        refetch={refetch}
        closesWhenPaid={closesWhenPaid}
      />
    );
  return (
    <div className={styles.alone}>
      {time}
      {isError ? (
        <p className={styles.small} role="alert">
          {t('error.purchases.fetchFailed')}{' '}
          <Button icon="retry" onClick={() => void retry()}>
            {t('paying.again')}
          </Button>
        </p>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

interface PayingProps extends Required<AccountViewProps> {
  readonly prepaid: PrepaidInfo | null;
  readonly account: Account;
  readonly refetch: () => Promise<unknown>;
}

function Paying({ data, prepaid, account, refetch, closesWhenPaid }: PayingProps) {
  const { t } = useTexts();
  const toast = useToasts();
  const { payingWith } = account;
  const familyId = data.family._id;
  const seen = seenValues(data.center.config);
  const paying = usePaying(payingWith);
  const actions = useAccountActions({ familyId, payingWith, paying, refetch });
  const phone = usePhone();
  const offers = prepaid ? offersOf(prepaid, seen, payingWith) : [];
  const [due, setDue] = useState<Due | null>(null);
  const [paid, setPaid] = useState<Paid | null>(null);
  const payDue = (wish: Due) => {
    if (isFree(wish.purchase)) return void actions.resumeFree(wish);
    return payingWith.service === 'card' ? setDue(wish) : void payByPhone(wish);
  };
  const payByPhone = async (wish: Due) => {
    if (!phone.check()) return document.getElementById(PHONE_ID)?.focus();
    await actions.payDueByPhone(wish, phone.typed);
  };
  return (
    <div className={styles.two}>
      <AccountSummary prepaid={prepaid} account={account} />
      <div className={styles.start}>
        <TimeGauge prepaid={prepaid} seen={seen} />
        {payingWith.service === 'mobileMoney' ? (
          <MobileMoney account={account} phone={phone} actions={actions} />
        ) : (
          <HowYouPay
            familyId={familyId}
            prepaid={prepaid}
            offers={offers}
            account={account}
            actions={actions}
          />
        )}
      </div>
      <div className={styles.end}>
        {paid && <PaidPanel paid={paid} onBack={() => setPaid(null)} />}
        {prepaid && !paid && offers.length > 0 && (
          <WhatToBuy
            familyId={familyId}
            prepaid={prepaid}
            offers={offers}
            payingWith={payingWith}
            paying={paying}
            phone={phone}
            refetch={refetch}
            onPaid={closesWhenPaid ? (now) => toast({ text: paidText(t, now), tone: 'right' }) : setPaid}
          />
        )}
        <BoughtList account={account} actions={actions} onPay={payDue} />
        <ReceiptsPanel familyId={familyId} />
      </div>
      {due && (
        <DueDialog
          due={due}
          familyId={familyId}
          payingWith={payingWith}
          actions={actions}
          onClose={() => setDue(null)}
        />
      )}
    </div>
  );
}
