import { Button } from '@flink/ui/play/buttons/button.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Account } from '../../../../../shared/account/purchase-rows.ts';
import { isUnderWay } from '../../../../../shared/account/purchase-rows.ts';
import styles from './account-view.module.css';
import type { AccountActions } from './use-account-actions.ts';
import type { Phone } from './use-phone.ts';

export const PHONE_ID = 'account-phone';

interface MobileMoneyProps {
  readonly account: Account;
  readonly phone: Phone;
  readonly actions: AccountActions;
}

/** Asked on a telephone, approved there, and looked at with Refresh. */
export function MobileMoney({ account, phone, actions }: MobileMoneyProps) {
  const { t } = useTexts();
  const waiting = account.payments.find(isUnderWay);
  return (
    <section className={styles.panel}>
      <h3>{t('paying.mobile.title')}</h3>
      <TextField
        id={PHONE_ID}
        label={t('paying.mobile.phone')}
        placeholder={t('notice.payments.mobileMoneyPhone')}
        hint={t('paying.mobile.hint')}
        value={phone.typed}
        error={phone.error}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        onChange={({ target }) => phone.type(target.value)}
      />
      <Button icon="retry" busy={actions.busy === 'refresh'} onClick={() => void actions.refresh(waiting)}>
        {t('paying.mobile.refresh')}
      </Button>
      <Button variant="ghost" icon="gift" onClick={() => void actions.redeem()}>
        {t('paying.gift.open')}
      </Button>
    </section>
  );
}
