import { CallFailed } from '@flink/contract/client/client.ts';
import type { Dialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import { accountApi } from '../../../../shared/account/account-api.ts';
import { AccountTexts } from '../../../../shared/account/account-texts.tsx';
import { CardFields, type CardToken } from '../../../../shared/account/card/card-fields.tsx';
import { askBankByStripe } from '../../../../shared/account/card/stripe-fields.ts';
import { api } from '../../../../shared/api.ts';
import type { Owed } from '../address/login-failure.ts';
import type { Player } from '../team/team.ts';
import { DoorQuestion, doorTerms, paidWords } from './door-terms.tsx';

interface Needs {
  readonly t: Translate;
  readonly locale: string;
  readonly dialogs: Dialogs;
  readonly owed: Owed;
  readonly payer: Player;
}

type Fields = Awaited<ReturnType<typeof fieldsFor>>;

const fieldsFor = async ({ username, password }: Player) =>
  (await accountApi('cardAtTheDoor', { body: { username, password } })).data;

/**
 * What keeps a family out, paid by card at the door: with the one on file, and where that is declined with another one.
 * What is said then; null when the person has left it.
 */
export async function payByCard(needs: Needs): Promise<string | null> {
  let card: string | null = null;
  // Without a card on file there is nothing to try first.
  if (needs.owed.card === null) {
    card = await anotherCard(needs, null);
    if (card === null) return null;
  } else if (!(await agrees(needs))) return null;
  for (;;) {
    try {
      return await pay(needs, card);
    } catch (error) {
      if (!isAboutTheCard(error)) throw error;
      card = await anotherCard(needs, error.message);
      if (card === null) return null;
    }
  }
}

const questionOf = ({ t, locale, owed }: Needs) => (
  <DoorQuestion question={t('notice.payments.confirmPayAndResume')} {...doorTerms(t, locale, owed)} />
);

const agrees = (needs: Needs): Promise<boolean> =>
  needs.dialogs.confirm({
    message: questionOf(needs),
    ok: needs.t('paying.pay', { amount: needs.owed.amount }),
  });

const isAboutTheCard = (error: unknown): error is CallFailed =>
  error instanceof CallFailed &&
  (error.code === 'payments.resumeFailed' || error.code === 'payments.cardFailed');

async function pay(needs: Needs, card: string | null): Promise<string> {
  const { t, payer } = needs;
  const { username, password } = payer;
  const who = { username, password };
  let { clientSecret, unpaid } = await api('resumePayments', { body: { ...who, ...handed(card) } });
  // Of several purchases the bank may ask about each.
  while (clientSecret !== null) {
    const passed = await askBank(needs, clientSecret);
    ({ clientSecret, unpaid } = await api('resumePayments', { body: { ...who, passed, ...kept(card) } }));
  }
  return paidWords(t, unpaid);
}

/** The bank's own question, or the one of the sandbox's. */
async function askBank({ t, dialogs, owed, payer }: Needs, clientSecret: string): Promise<boolean> {
  const { cardFields, publicKey } = await fieldsFor(payer);
  if (cardFields === 'stripe' && publicKey !== null) return askBankByStripe(publicKey, clientSecret);
  return dialogs.confirm({
    title: t('paying.bank.title'),
    message: t('paying.bank.text', { amount: owed.amount }),
    ok: t('paying.bank.yes'),
    cancel: t('paying.bank.no'),
  });
}

/** Methods of the card service stay on file when they have paid. */
const kept = (card: string | null) => (card?.startsWith('pm_') ? { paymentMethodId: card } : {});

/** A nonce of the drop-in is good for one payment. */
function handed(card: string | null) {
  return card === null || card.startsWith('pm_') ? kept(card) : { paymentNonce: card };
}

/** Nothing is lost by a card that cannot be entered: who leaves comes back here with the next sign-in. */
async function anotherCard(needs: Needs, why: string | null): Promise<string | null> {
  const { t, dialogs, owed, payer } = needs;
  const fields = await fieldsFor(payer);
  const kept = owed.card === null ? t('paying.door.keeps') : t('paying.door.kept');
  let failed = why;
  for (;;) {
    const entered: { token: CardToken | null } = { token: null };
    const goes = await dialogs.confirm({
      title: owed.card === null ? t('paying.card.add') : t('paying.card.change'),
      message: (
        <AnotherCard
          fields={fields}
          question={failed === null ? questionOf(needs) : null}
          why={failed}
          kept={fields.cardFields === 'braintree' ? t('paying.card.notKept') : kept}
          onReady={(token) => {
            entered.token = token;
          }}
        />
      ),
      ok: t('paying.pay', { amount: owed.amount }),
    });
    if (!goes) return null;
    if (entered.token === null) continue;
    try {
      return await entered.token();
    } catch (error) {
      failed = (error as Error).message || (why ?? t('error.payments.cardFailed'));
    }
  }
}

interface AnotherCardProps {
  readonly fields: Fields;
  /** What is paid, where it was not said before. */
  readonly question: ReactNode;
  /** Why the last one was not taken. */
  readonly why: string | null;
  readonly kept: string;
  readonly onReady: (token: CardToken | null) => void;
}

function AnotherCard({ fields, question, why, kept, onReady }: AnotherCardProps) {
  return (
    <>
      {question && <p>{question}</p>}
      {why !== null && <p role="alert">{why}</p>}
      <AccountTexts>
        <CardFields payingWith={fields} openDropIn={async () => fields.clientToken ?? ''} onReady={onReady} />
      </AccountTexts>
      <p>{kept}</p>
    </>
  );
}
