import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { Checkbox } from '@flink/ui/play/fields/checkbox.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { RadioGroup } from '@flink/ui/play/fields/radio-group.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { CardFields, type CardToken } from '../../../../../shared/account/card/card-fields.tsx';
import { useOwnDropIn } from '../../../../../shared/account/card/own-drop-in.ts';
import type { PaidBy } from '../../../../../shared/account/pay-call.ts';
import type { Account } from '../../../../../shared/account/purchase-rows.ts';
import type { Told } from '../../../../../shared/account/use-paying.ts';
import styles from './pay-dialog.module.css';

interface PayDialogProps {
  readonly familyId: string;
  /** What the button says too: the amount. */
  readonly title: string;
  readonly terms: ReactNode;
  readonly payingWith: Account['payingWith'];
  /** The card stays on file in any case: it is charged again. */
  readonly keeps: boolean;
  readonly pay: (by: PaidBy) => Promise<Told>;
  readonly onDone: (told: Told) => Promise<void>;
  readonly onClose: () => void;
}

/** The form of spec 1 §4: what is paid, with which card. What fails stays open, with everything in it. */
export function PayDialog(props: PayDialogProps) {
  const { familyId, title, terms, payingWith, keeps, pay, onDone, onClose } = props;
  const { t } = useTexts();
  const onFile = payingWith.paymentMethodId;
  const [isOther, setOther] = useState(onFile === null);
  const [keep, setKeep] = useState(false);
  const [token, setToken] = useState<CardToken | null>(null);
  const openDropIn = useOwnDropIn(familyId);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const ready = useCallback((next: CardToken | null) => setToken(() => next), []);

  const paidBy = async (): Promise<PaidBy | null> => {
    if (!isOther && onFile !== null) return { kind: 'file', methodId: onFile };
    if (!token) return null;
    const given = await token();
    return payingWith.cardFields === 'braintree'
      ? { kind: 'nonce', nonce: given }
      : { kind: 'card', methodId: given, keep: keep || keeps };
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setError(undefined);
    try {
      const by = await paidBy();
      if (by) await onDone(await pay(by));
    } catch (failed) {
      setError((failed as Error).message || t('error.payments.failed'));
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog title={title} size="l" backdrop="stays" onClose={() => !sending && onClose()}>
      <Form className={styles.form} busy={sending} onSubmit={(event) => void send(event)}>
        <p>
          <span dir="auto">{terms}</span>
        </p>
        {onFile !== null && (
          <RadioGroup
            label={t('paying.card.which')}
            value={isOther ? 'other' : 'file'}
            choices={[
              { value: 'file', label: payingWith.paymentMethodCard ?? t('paying.card.onFile') },
              { value: 'other', label: t('paying.card.other') },
            ]}
            onChange={(value) => setOther(value === 'other')}
          />
        )}
        {isOther && (
          <>
            <CardFields openDropIn={openDropIn} payingWith={payingWith} onReady={ready} />
            {keeps ? (
              <p>{t('paying.card.kept')}</p>
            ) : (
              <Keep payingWith={payingWith} keep={keep} onKeep={setKeep} />
            )}
          </>
        )}
        {error && (
          <p className={styles.failed} role="alert">
            {error}
          </p>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t('uiPlay.cancel')}
          </Button>
          <Button variant="go" type="submit" busy={sending} disabled={isOther && !token} data-autofocus>
            {title}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface KeepProps {
  readonly payingWith: Account['payingWith'];
  readonly keep: boolean;
  readonly onKeep: (keep: boolean) => void;
}

/** A nonce of the drop-in is good for one payment. */
function Keep({ payingWith, keep, onKeep }: KeepProps) {
  const { t } = useTexts();
  if (payingWith.cardFields === 'braintree') return <p>{t('paying.card.notKept')}</p>;
  return (
    <Checkbox
      label={t('paying.card.keep')}
      checked={keep}
      onChange={({ target }) => onKeep(target.checked)}
    />
  );
}
