import { CallFailed } from '@flink/contract/client/client.ts';
import type { Dialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
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

/**
 * What keeps a family out, paid by telephone at the door: asked on the number, approved there, and looked at. Null when
 * the person has left it; the server finds a payment that is under way when it is pressed again.
 */
export async function payByPhone({ t, locale, dialogs, owed, payer }: Needs): Promise<string | null> {
  const { username, password } = payer;
  let phone = '';
  let wrong: string | undefined;
  for (;;) {
    const typed = await dialogs.prompt({
      title: t('uiPlay.dialog.confirm'),
      message: (
        <DoorQuestion question={t('notice.payments.confirmPayAndResume')} {...doorTerms(t, locale, owed)} />
      ),
      label: t('paying.mobile.phone'),
      hint: t('notice.payments.mobileMoneyPhone'),
      error: wrong,
      initial: phone,
      ok: t('paying.pay', { amount: owed.amount }),
      maxLength: 40,
      type: 'tel',
    });
    if (typed === null) return null;
    phone = typed;
    const look = async () => (await api('resumePayments', { body: { username, password, phone } })).waiting;
    try {
      let waiting = await look();
      for (let before = ''; waiting; before = `${t('paying.stillWaiting')} `) {
        const looks = await dialogs.confirm({
          title: t('paying.mobile.title'),
          message: `${before}${t('notice.payments.mobileMoneySent')}`,
          ok: t('paying.mobile.refresh'),
        });
        if (!looks) return null;
        waiting = await look();
      }
      return paidWords(t, null);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'payments.wrongPhone') throw error;
      wrong = error.message;
    }
  }
}
