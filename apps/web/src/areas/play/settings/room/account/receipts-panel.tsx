import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountApi } from '../../../../../shared/account/account-api.ts';
import { fetchReceipt } from '../../../../../shared/account/receipt-file.ts';
import { dayText } from '../../../../../shared/moment.ts';
import { handOver } from '../../../../../shared/office/hand-over.ts';
import { AccountLink } from './account-link.tsx';
import styles from './account-view.module.css';

type Papers = ReplyOf<Calls['receipts']>['data'];
type ReceiptRow = Papers['receipts'][number];
type Notices = Papers['notices'];

const SHOWN_FIRST = 3;

/** Receipts and credit notes to download, and which emails the family gets. */
export function ReceiptsPanel({ familyId }: { readonly familyId: string }) {
  const { t } = useTexts();
  const papers = useQuery({
    // Asked anew with the account, after money has moved.
    queryKey: ['account', familyId, 'receipts'],
    queryFn: async ({ signal }) =>
      (await accountApi('receipts', { params: { id: familyId } }, { signal })).data,
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  });
  return (
    <section className={styles.list}>
      <h3>{t('paying.receipts')}</h3>
      {papers.data ? (
        <>
          <Receipts receipts={papers.data.receipts} />
          <NoticeSwitches familyId={familyId} notices={papers.data.notices} onSaved={papers.refetch} />
        </>
      ) : papers.isError ? (
        <p className={styles.small} role="alert">
          {t('paying.receipts.failed')}{' '}
          <Button icon="retry" onClick={() => void papers.refetch()}>
            {t('paying.again')}
          </Button>
        </p>
      ) : (
        <Waiting />
      )}
    </section>
  );
}

function Receipts({ receipts }: { readonly receipts: readonly ReceiptRow[] }) {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  if (receipts.length === 0) return <p className={styles.small}>{t('paying.receipts.none')}</p>;
  const download = async ({ _id, number }: ReceiptRow) => {
    setBusy(_id);
    try {
      handOver(await fetchReceipt(_id), `${number}.pdf`);
    } catch (error) {
      await dialogs.error((error as Error).message || t('paying.receipts.failed'));
    } finally {
      setBusy(null);
    }
  };
  const shown = all ? receipts : receipts.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul className={styles.receipts}>
        {shown.map((receipt) => (
          <li key={receipt._id}>
            <span>
              {t(`paying.receipts.${receipt.kind}`)} {receipt.number}
              <span className={styles.line}>
                {dayText(receipt.day, locale, 'UTC')}{' '}
                <b>{moneyText(receipt.amount, receipt.currencyIsoCode)}</b>
                {receipt.isRefunded && ` · ${t('paying.receipts.refunded')}`}
              </span>
            </span>
            <AccountLink
              busy={busy !== null}
              aria-label={t('paying.receipts.downloadOf', { number: receipt.number })}
              onClick={() => void download(receipt)}
            >
              {t('paying.receipts.download')}
            </AccountLink>
          </li>
        ))}
      </ul>
      {shown.length < receipts.length && (
        <AccountLink onClick={() => setAll(true)}>
          {t('paying.showMore', { count: receipts.length - shown.length })}
        </AccountLink>
      )}
    </>
  );
}

interface NoticeSwitchesProps {
  readonly familyId: string;
  readonly notices: Notices;
  readonly onSaved: () => Promise<unknown>;
}

function NoticeSwitches({ familyId, notices, onSaved }: NoticeSwitchesProps) {
  const { t } = useTexts();
  const [wished, setWished] = useState<Notices | null>(null);
  const [failed, setFailed] = useState(false);
  const shown = wished ?? notices;
  const turn = async (name: keyof Notices) => {
    if (wished) return;
    const wish = { ...notices, [name]: !notices[name] };
    setWished(wish);
    setFailed(false);
    try {
      await accountApi('setPaymentNotices', { params: { id: familyId }, body: wish });
      await onSaved();
    } catch {
      setFailed(true);
    } finally {
      setWished(null);
    }
  };
  return (
    <>
      {(['renewal', 'lowTime'] as const).map((name) => (
        <button
          key={name}
          type="button"
          role="switch"
          aria-checked={shown[name]}
          aria-disabled={wished !== null || undefined}
          className={styles.auto}
          onClick={() => void turn(name)}
        >
          <span className={styles.switch} />
          <span>
            {t(`paying.notices.${name}`)}
            {name === 'renewal' && (
              <span className={`${styles.small} ${styles.line}`}>{t('paying.notices.renewalHint')}</span>
            )}
          </span>
        </button>
      ))}
      {failed && (
        <p className={styles.small} role="alert">
          {t('paying.notices.failed')}
        </p>
      )}
    </>
  );
}
