import { CallFailed } from '@flink/contract/client/client.ts';
import type { Dialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import { api } from '../../../shared/api.ts';
import type { Player } from './team/team.ts';

interface Needs {
  readonly t: Translate;
  readonly dialogs: Dialogs;
  /** With the amount. */
  readonly question: string;
  readonly payer: Player;
}

/**
 * What keeps a family out, paid by telephone at the door: asked on the number, approved there, and looked at. False when
 * the person has left it; the server finds a payment that is under way when it is pressed again.
 */
export async function payByPhone({ t, dialogs, question, payer }: Needs): Promise<boolean> {
  const { username, password } = payer;
  let phone = '';
  let hint = t('notice.payments.mobileMoneyPhone');
  for (;;) {
    const typed = await dialogs.prompt({
      title: question,
      label: t('register.phone'),
      hint,
      initial: phone,
      maxLength: 40,
    });
    if (typed === null) return false;
    phone = typed;
    try {
      let { waiting } = await api('resumePayments', { body: { username, password, phone } });
      while (waiting) {
        const looks = await dialogs.confirm({
          message: t('notice.payments.mobileMoneySent'),
          ok: t('shell.refresh'),
        });
        if (!looks) return false;
        ({ waiting } = await api('resumePayments', { body: { username, password, phone } }));
      }
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'payments.wrongPhone') throw error;
      hint = `${error.message}: ${t('notice.payments.mobileMoneyPhone')}`;
    }
  }
}
