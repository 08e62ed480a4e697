import { CallFailed } from '@flink/contract/client/client.ts';
import type { Dialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import { accountApi } from '../../../../shared/account/account-api.ts';
import { AccountTexts } from '../../../../shared/account/account-texts.tsx';
import { CardFields, type CardToken } from '../../../../shared/account/card/card-fields.tsx';
import { askBankByStripe } from '../../../../shared/account/card/stripe-fields.ts';
import { api } from '../../../../shared/api.ts';
import type { Owed } from '../address/login-failure.ts';
import type { Player } from '../team/team.ts';
import { DoorQuestion, doorTerms } from './door-terms.tsx';

interface Needs {
  readonly t: Translate;
  readonly dialogs: Dialogs;
  readonly owed: Owed;
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
  const { t, dialogs, owed } = needs;
  const goes = await dialogs.confirm({
    message: <DoorQuestion question={t('notice.payments.confirmPayAndResume')} {...doorTerms(t, owed)} />,
    ok: t('paying.pay', { amount: owed.amount }),
  });
  if (!goes) return false;
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

async function pay({ t, dialogs, owed, payer }: Needs, card: string | null): Promise<void> {
  const { username, password } = payer;
  const who = { username, password };
  let { clientSecret } = await api('resumePayments', { body: { ...who, ...handed(card) } });
  // Of several purchases the bank may ask about each.
  while (clientSecret !== null) {
    const passed = await askBank({ t, dialogs, owed, payer }, clientSecret);
    ({ clientSecret } = await api('resumePayments', { body: { ...who, passed } }));
  }
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

/** Methods of the card service stay on file; a nonce of the drop-in is good for one payment. */
function handed(card: string | null) {
  if (card === null) return {};
  return card.startsWith('pm_') ? { paymentMethodId: card } : { paymentNonce: card };
}

/** Nothing is lost by a card that cannot be entered: who leaves comes back here with the next sign-in. */
async function anotherCard({ t, dialogs, owed, payer }: Needs, why: string): Promise<string | null> {
  const fields = await fieldsFor(payer);
  let failed = why;
  for (;;) {
    const entered: { token: CardToken | null } = { token: null };
    const goes = await dialogs.confirm({
      title: t('paying.card.change'),
      message: (
        <AnotherCard
          fields={fields}
          why={failed}
          kept={fields.cardFields === 'braintree' ? t('paying.card.notKept') : t('paying.door.kept')}
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
      failed = (error as Error).message || why;
    }
  }
}

interface AnotherCardProps {
  readonly fields: Fields;
  readonly why: string;
  readonly kept: string;
  readonly onReady: (token: CardToken | null) => void;
}

function AnotherCard({ fields, why, kept, onReady }: AnotherCardProps) {
  return (
    <>
      <p role="alert">{why}</p>
      <AccountTexts>
        <CardFields payingWith={fields} openDropIn={async () => fields.clientToken ?? ''} onReady={onReady} />
      </AccountTexts>
      <p>{kept}</p>
    </>
  );
}
