import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type FormEvent, useCallback, useState } from 'react';
import { CardFields, type CardToken } from '../../../../../shared/account/card/card-fields.tsx';
import { keepCard } from '../../../../../shared/account/card/keep-card.ts';
import { useOwnDropIn } from '../../../../../shared/account/card/own-drop-in.ts';
import type { Account } from '../../../../../shared/account/purchase-rows.ts';
import styles from './pay-dialog.module.css';

interface CardDialogProps {
  readonly familyId: string;
  readonly payingWith: Account['payingWith'];
  readonly onKept: () => Promise<void>;
  readonly onClose: () => void;
}

/** Another card on file; nothing is charged. */
export function CardDialog({ familyId, payingWith, onKept, onClose }: CardDialogProps) {
  const { t } = useTexts();
  const [token, setToken] = useState<CardToken | null>(null);
  const openDropIn = useOwnDropIn(familyId);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const ready = useCallback((next: CardToken | null) => setToken(() => next), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !token) return;
    setSending(true);
    setError(undefined);
    try {
      await keepCard(familyId, await token(), payingWith);
      await onKept();
    } catch (failed) {
      setError((failed as Error).message || t('error.payments.cardFailed'));
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog
      title={payingWith.paymentMethodId === null ? t('paying.card.add') : t('paying.card.change')}
      size="l"
      backdrop="stays"
      onClose={() => !sending && onClose()}
    >
      <Form className={styles.form} busy={sending} onSubmit={(event) => void send(event)}>
        <p>{t('paying.card.nothingCharged')}</p>
        <CardFields openDropIn={openDropIn} payingWith={payingWith} onReady={ready} />
        {error && (
          <p className={styles.failed} role="alert">
            {error}
          </p>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {t('uiPlay.cancel')}
          </Button>
          <Button variant="go" type="submit" busy={sending} disabled={!token}>
            {t('paying.card.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
