import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { ReferenceField } from '../resource/fields/reference-field.tsx';
import { planNumberIssue } from './plan-number.ts';
import classes from './purchases.module.css';

interface NewPurchase {
  readonly learningCenterId: string | null;
  readonly productId: string | null;
  readonly number: number | null;
}

interface NewPurchaseDialogProps {
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
}

/** Plans of a product for a learning center that has none of it yet. */
export function NewPurchaseDialog({ onClose, onSaved }: NewPurchaseDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const form = useId();
  const products = useQuery({
    queryKey: ['productNames'],
    queryFn: ({ signal }) => officeApi('productNames', {}, { signal }),
    retry: false,
  });
  const { values, errors, failure, sending, change, submit } = useDraft<
    NewPurchase,
    ReplyOf<Calls['addCenterPurchase']>
  >({
    initial: { learningCenterId: null, productId: null, number: 1 },
    check: ({ number, ...places }) => {
      const issue = planNumberIssue(number);
      return {
        ...Object.fromEntries(
          Object.entries(places)
            .filter(([, value]) => value === null)
            .map(([name]) => [name, t('error.request.required')]),
        ),
        ...(issue ? { number: t(issue) } : {}),
      };
    },
    send: ({ learningCenterId, productId, number }) =>
      officeApi('addCenterPurchase', {
        params: { id: learningCenterId ?? '' },
        body: { productId: productId ?? '', number: number ?? 0 },
      }),
    onSaved: async () => {
      toasts.show({ message: t('purchases.added') });
      onClose();
      await onSaved();
    },
  });
  const field = <Name extends keyof NewPurchase>(name: Name) => ({
    value: values[name],
    onChange: (value: NewPurchase[Name]) => change({ [name]: value }),
    required: true,
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  return (
    <Dialog
      opened
      width="decide"
      title={t('purchases.new')}
      lead={t('purchases.newLead')}
      onClose={onClose}
      onConfirm={() => submit()}
      foot={
        <>
          <Button onClick={onClose}>{t('purchases.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} loading={sending}>
            {t('purchases.new')}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.fields} onSubmit={submit} noValidate>
        <ReferenceField
          label={t('purchases.center')}
          to="learningCenters"
          clearable={false}
          {...field('learningCenterId')}
        />
        <SelectField
          label={t('support.product')}
          options={(products.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          searchable
          {...field('productId')}
        />
        <NumberField label={t('purchases.number')} {...field('number')} />
        {(failure ?? products.error) && (
          <p role="alert" className={classes.failed}>
            {(failure ?? products.error)?.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
