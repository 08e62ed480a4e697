import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import type { CenterPurchase } from './center-purchases.tsx';
import { MAX_PLANS, planNumberIssue } from './plan-number.ts';
import classes from './purchases.module.css';

interface ChangePlansDialogProps {
  readonly row: CenterPurchase;
  readonly by: 'add' | 'subtract';
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
}

const CALLS = { add: 'addPlansToPurchase', subtract: 'subtractPlansFromPurchase' } as const;

/** So many plans more, or fewer: never below those in use (spec 3 §5.5). */
export function ChangePlansDialog({ row, by, onClose, onSaved }: ChangePlansDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const form = useId();
  const { _id, learningCenterName: center, productName: product, plans, inUse } = row;
  const title = by === 'add' ? t('purchases.addPlans') : t('purchases.subtractPlans');
  const about = { center, product, plans, inUse };
  const { values, errors, failure, sending, change, submit } = useDraft({
    initial: { number: 1 as number | null },
    check: ({ number }): Readonly<Record<string, string>> => {
      const issue = planNumberIssue(number, by === 'add' ? MAX_PLANS : plans - inUse);
      return issue ? { number: t(issue) } : {};
    },
    send: ({ number }) => officeApi(CALLS[by], { params: { id: _id }, body: { number: number ?? 0 } }),
    onSaved: async ({ data }) => {
      toasts.show({ message: t('purchases.saved', { center, product, plans: data.plans }) });
      onClose();
      await onSaved();
    },
  });
  const error = errors.number ?? failure?.message;
  return (
    <Dialog
      opened
      title={title}
      lead={by === 'add' ? t('purchases.addLead', about) : t('purchases.subtractLead', about)}
      onClose={onClose}
      onConfirm={() => submit()}
      foot={
        <>
          <Button onClick={onClose}>{t('purchases.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} loading={sending}>
            {title}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.fields} onSubmit={submit} noValidate>
        <NumberField
          label={t('purchases.number')}
          value={values.number}
          onChange={(number) => change({ number })}
          required
          {...(error ? { error } : {})}
        />
      </form>
    </Dialog>
  );
}
