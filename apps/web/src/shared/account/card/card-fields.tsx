import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { SelectField } from '@flink/ui/play/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef, useState } from 'react';
import { useCommonData } from '../../common-data.ts';
import type { Account } from '../purchase-rows.ts';
import { braintreeFields } from './braintree-fields.ts';
import styles from './card-fields.module.css';
import { stripeFields } from './stripe-fields.ts';

/** Gives what stands for the card that was entered: never its number. */
export type CardToken = () => Promise<string>;

export interface CardFieldsProps {
  /** What the drop-in is opened with. */
  readonly openDropIn: () => Promise<string>;
  readonly payingWith: Pick<Account['payingWith'], 'cardFields' | 'publicKey'>;
  /** Null until a card can be entered. */
  readonly onReady: (token: CardToken | null) => void;
}

/** The fields of whoever takes cards here. */
export function CardFields(props: CardFieldsProps) {
  const { t } = useTexts();
  const [tries, setTries] = useState(0);
  switch (props.payingWith.cardFields) {
    case 'sandbox':
      return <SandboxCards onReady={props.onReady} />;
    case 'none':
      return <p role="alert">{t('paying.card.none')}</p>;
    default:
      // Another try opens them anew, script and all.
      return <VendorFields key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
  }
}

/** The well-known test cards, by what they do. */
const TEST_CARDS = [
  ['pm_card_visa', 'Visa 4242', 'pays'],
  ['pm_card_mastercard', 'Mastercard 4444', 'pays'],
  ['pm_card_authenticationRequired', 'Visa 3184', 'asks'],
  ['pm_card_chargeDeclined', 'Visa 0002', 'declines'],
  ['pm_card_slow', 'Visa 0077', 'slow'],
  ['pm_card_timeout', 'Visa 0119', 'silent'],
] as const;

function SandboxCards({ onReady }: Pick<CardFieldsProps, 'onReady'>) {
  const { t } = useTexts();
  const [token, setToken] = useState<string>(TEST_CARDS[0][0]);
  useEffect(() => {
    onReady(() => Promise.resolve(token));
  }, [token, onReady]);
  return (
    <SelectField
      label={t('paying.sandbox.label')}
      hint={t('paying.sandbox.hint')}
      value={token}
      choices={TEST_CARDS.map(([value, name, does]) => ({
        value,
        label: t('paying.sandbox.card', { name, does: t(`paying.sandbox.${does}`) }),
      }))}
      onChange={({ target }) => setToken(target.value)}
    />
  );
}

interface VendorFieldsProps extends CardFieldsProps {
  readonly onAgain: () => void;
}

function VendorFields({ openDropIn, payingWith, onReady, onAgain }: VendorFieldsProps) {
  const { cardFields, publicKey } = payingWith;
  const { t, locale } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const { supportEmail } = useCommonData().config;
  /** What the server has said of it; empty where the vendor's own code did not come. */
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isGone = false;
    let close: (() => void) | undefined;
    const opening =
      cardFields === 'stripe'
        ? stripeFields(publicKey ?? '', element, locale)
        : braintreeFields(openDropIn, element, locale);
    opening.then(
      (fields) => {
        if (isGone) return fields.close();
        close = fields.close;
        onReady(fields.token);
      },
      // Spec 1 §8: whoever could not get the token of the drop-in reads why.
      (error: unknown) => !isGone && setFailed(isAnswered(error) ? error.message : ''),
    );
    return () => {
      isGone = true;
      onReady(null);
      close?.();
    };
  }, [cardFields, publicKey, openDropIn, locale, onReady]);
  return (
    <div className={styles.vendor}>
      <span className={styles.label}>{t('paying.card.fields')}</span>
      <div ref={place} className={styles.place} />
      {failed !== null && (
        <p role="alert" className={styles.failed}>
          {failed || t('paying.card.fieldsFailed')}
          <Button icon="retry" onClick={onAgain}>
            {t('paying.again')}
          </Button>
          <a href={`mailto:${supportEmail}`}>{t('notice.payments.contactSupport')}</a>
        </p>
      )}
    </div>
  );
}

const isAnswered = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.code !== 'network';
