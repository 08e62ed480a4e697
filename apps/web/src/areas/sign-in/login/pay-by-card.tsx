import { CallFailed } from '@flink/contract/client/client.ts';
import type { Dialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { accountApi } from '../../../shared/account/account-api.ts';
import { AccountTexts } from '../../../shared/account/account-texts.tsx';
import { BankWords } from '../../../shared/account/card/bank-words.tsx';
import { CardFields, type CardToken } from '../../../shared/account/card/card-fields.tsx';
import { askBankByStripe } from '../../../shared/account/card/stripe-fields.ts';
import { api } from '../../../shared/api.ts';
import type { Player } from './team/team.ts';

interface Needs {
  readonly dialogs: Dialogs;
  /** With the amount. */
  readonly question: string;
  readonly amount: string;
  readonly payer: Player;
}

type Fields = Awaited<ReturnType<typeof fieldsFor>>;

const fieldsFor = async ({ username, password }: Player) =>
  (await accountApi('cardAtTheDoor', { body: { username, password } })).data;

/**
 * What keeps a family out, paid by card at the door: with the one on file, and where that is declined with another one.
 * False when the person has left it.
 */
export async function payByCard(needs: Needs): Promise<boolean> {
  if (!(await needs.dialogs.confirm(needs.question))) return false;
  let card: string | null = null;
  for (;;) {
    try {
      await pay(needs, card);
      return true;
    } catch (error) {
      if (!isAboutTheCard(error)) throw error;
      card = await anotherCard(needs, error.message);
      if (card === null) return false;
    }
  }
}

const isAboutTheCard = (error: unknown): error is CallFailed =>
  error instanceof CallFailed &&
  (error.code === 'payments.resumeFailed' || error.code === 'payments.cardFailed');

async function pay({ dialogs, amount, payer }: Needs, card: string | null): Promise<void> {
  const { username, password } = payer;
  const who = { username, password };
  const { clientSecret } = await api('resumePayments', { body: { ...who, ...handed(card) } });
  if (clientSecret === null) return;
  const { cardFields, publicKey } = await fieldsFor(payer);
  if (cardFields === 'stripe' && publicKey !== null) {
    // Whatever was answered, our server looks what came of it.
    await askBankByStripe(publicKey, clientSecret);
    await api('resumePayments', { body: who });
    return;
  }
  const passed = await dialogs.confirm({
    message: (
      <AccountTexts>
        <BankWords amount={amount} />
      </AccountTexts>
    ),
  });
  await api('resumePayments', { body: { ...who, passed } });
}

/** Methods of the card service stay on file; a nonce of the drop-in is good for one payment. */
function handed(card: string | null) {
  if (card === null) return {};
  return card.startsWith('pm_') ? { paymentMethodId: card } : { paymentNonce: card };
}

/** Nothing is lost by a card that cannot be entered: who leaves comes back here with the next sign-in. */
async function anotherCard({ dialogs, question, payer }: Needs, why: string): Promise<string | null> {
  const fields = await fieldsFor(payer);
  let failed = why;
  for (;;) {
    const entered: { token: CardToken | null } = { token: null };
    const goes = await dialogs.confirm({
      title: question,
      message: (
        <AnotherCard
          fields={fields}
          why={failed}
          onReady={(token) => {
            entered.token = token;
          }}
        />
      ),
    });
    if (!goes) return null;
    if (entered.token === null) continue;
    try {
      return await entered.token();
    } catch (error) {
      failed = (error as Error).message || why;
    }
  }
}

interface AnotherCardProps {
  readonly fields: Fields;
  readonly why: string;
  readonly onReady: (token: CardToken | null) => void;
}

function AnotherCard({ fields, why, onReady }: AnotherCardProps) {
  return (
    <>
      <p role="alert">{why}</p>
      <AccountTexts>
        <CardFields payingWith={fields} openDropIn={async () => fields.clientToken ?? ''} onReady={onReady} />
      </AccountTexts>
    </>
  );
}
