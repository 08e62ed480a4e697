import { exponentOf } from '@flink/contract/rules/billing/money.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { PAYS_BY } from '@flink/contract/rules/plans/plan-entry.ts';
import { MOST_MONTHS, MOST_TRIAL_WEEKS, totalHourPrice } from '@flink/contract/rules/plans/prepaid-rules.ts';
import { fixedText } from '@flink/contract/texts/format.ts';
import { Figure } from '@flink/ui/office/fields/figure.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../../shared/office/office-api.ts';
import classes from '../form-parts.module.css';
import type { PlansDraft, ProductPlans } from './use-plans-draft.ts';

interface PrepaidFieldsProps {
  readonly product: ProductPlans;
  readonly draft: PlansDraft;
  readonly disabled: boolean;
}

/** What families of the plan pay: hours as spec 3 §5.5 has them, or one month or year after the other (spec 1 §3). */
export function PrepaidFields(props: PrepaidFieldsProps) {
  const { product, draft, disabled } = props;
  const { t } = useTexts();
  const { periodConfig: periods } = draft.of(product);
  const paysBy = PAYS_BY.find((one) => one === periods.paysBy) ?? 'hours';
  return (
    <div className={classes.prepaid}>
      <div className={classes.paysBy}>
        <SelectField
          label={t('plans.paysBy')}
          hint={t('plans.paysByHint')}
          value={paysBy}
          disabled={disabled}
          options={PAYS_BY.map((value) => ({ value, label: t(`plans.paysBy.${value}`) }))}
          // What one of both costs is no price of the other.
          onChange={(value) =>
            draft.change(product, {
              periodConfig: { ...periods, paysBy: value as typeof paysBy, priceId: null, costPerPeriod: 0 },
            })
          }
        />
      </div>
      {paysBy === 'hours' ? <HourFields {...props} /> : <PeriodFields {...props} paysBy={paysBy} />}
    </div>
  );
}

/** Spec 3 §5.5: hours and cost in steps of 0.01, increments from 1 to the total, discount 0 to 100. */
function HourFields({ product, draft, disabled }: PrepaidFieldsProps) {
  const { t, locale } = useTexts();
  const { prepaidConfig: prepaid } = draft.of(product);
  const change = (part: Partial<typeof prepaid>) =>
    draft.change(product, { prepaidConfig: { ...prepaid, ...part } });
  const settle = () => draft.settle(product);
  const price = Number(totalHourPrice(prepaid.totalHours, prepaid.costPerHour));
  const currency = prepaid.currencyIsoCode ?? '';
  const totalHours = prepaid.totalHours ?? 0;
  return (
    <>
      <NumberField
        label={t('plans.totalHours')}
        unit="h"
        decimals={2}
        step={0.01}
        min={0}
        value={prepaid.totalHours}
        disabled={disabled}
        onChange={(value) => change({ totalHours: value })}
        onBlur={settle}
      />
      <NumberField
        label={t('plans.increments')}
        unit="h"
        decimals={2}
        min={totalHours < 1 ? 0 : 1}
        max={totalHours}
        hint={t('plans.incrementsHint')}
        value={prepaid.hoursInIncrement}
        disabled={disabled}
        onChange={(value) => change({ hoursInIncrement: value })}
        onBlur={settle}
      />
      <Currency product={product} draft={draft} disabled={disabled} />
      <NumberField
        label={t('plans.costPerHour')}
        unit={currency}
        decimals={2}
        step={0.01}
        min={0}
        value={prepaid.costPerHour}
        disabled={disabled}
        onChange={(value) => change({ costPerHour: value })}
        onBlur={settle}
      />
      <Figure
        asField
        label={t('plans.totalHourPrice')}
        value={fixedText(price, locale, exponentOf(currency))}
        unit={currency}
        hint={t('plans.totalHourPriceHint')}
      />
      <NumberField
        label={t('plans.discount')}
        unit="%"
        min={0}
        max={100}
        value={prepaid.discountPercents}
        disabled={disabled}
        onChange={(value) => change({ discountPercents: value })}
        onBlur={settle}
      />
    </>
  );
}

const BY_HAND = 'by hand';

/** With a price of the card service a family can let it renew by itself: then that price is what it costs. */
function PeriodFields({
  product,
  draft,
  disabled,
  paysBy,
}: PrepaidFieldsProps & { readonly paysBy: 'months' | 'year' }) {
  const { t } = useTexts();
  const { periodConfig: periods, prepaidConfig: prepaid } = draft.of(product);
  const prices = useQuery({
    queryKey: ['prices that renew'],
    queryFn: async () => (await officeApi('braintreePlans')).data,
    staleTime: 60_000,
  });
  // A nonce of Braintree is good for one payment: what renews is the card service's own.
  const fitting = (prices.data ?? []).filter(
    ({ service, interval }) => service !== 'braintree' && interval === (paysBy === 'year' ? 'year' : 'month'),
  );
  const change = (part: Partial<typeof periods>) =>
    draft.change(product, { periodConfig: { ...periods, ...part } });
  const settle = () => draft.settle(product);
  const choose = (priceId: string | null) => {
    const price = fitting.find(({ _id }) => _id === priceId);
    if (!price) return change({ priceId: null });
    draft.change(product, {
      periodConfig: { ...periods, priceId: price._id, costPerPeriod: price.price },
      prepaidConfig: { ...prepaid, currencyIsoCode: price.currencyIsoCode },
    });
  };
  const isOfService = periods.priceId !== null;
  const known = fitting.some(({ _id }) => _id === periods.priceId);
  return (
    <>
      <SelectField
        label={t('plans.price')}
        hint={prices.isError ? t('plans.priceFailed') : t('plans.priceHint')}
        value={periods.priceId ?? BY_HAND}
        disabled={disabled}
        options={[
          { value: BY_HAND, label: t('plans.priceByHand') },
          ...fitting.map(({ _id, name, price, currencyIsoCode }) => ({
            value: _id,
            label: `${name}: ${moneyText(price, currencyIsoCode)}`,
          })),
          ...(periods.priceId === null || known ? [] : [{ value: periods.priceId, label: periods.priceId }]),
        ]}
        onChange={choose}
      />
      <NumberField
        label={t(`plans.costPer.${paysBy}`)}
        unit={prepaid.currencyIsoCode ?? ''}
        decimals={2}
        step={0.01}
        min={0}
        value={periods.costPerPeriod}
        disabled={disabled || isOfService}
        onChange={(value) => change({ costPerPeriod: value })}
        onBlur={settle}
      />
      <Currency product={product} draft={draft} disabled={disabled || isOfService} />
      <NumberField
        label={t('plans.totalMonths')}
        hint={t('plans.totalMonthsHint')}
        min={0}
        max={MOST_MONTHS}
        value={periods.totalMonths}
        disabled={disabled}
        onChange={(value) => change({ totalMonths: value })}
        onBlur={settle}
      />
      <NumberField
        label={t('plans.freeTrialWeeks')}
        hint={t('plans.freeTrialWeeksHint')}
        min={0}
        max={MOST_TRIAL_WEEKS}
        value={periods.freeTrialWeeks}
        disabled={disabled || !isOfService}
        onChange={(value) => change({ freeTrialWeeks: value })}
        onBlur={settle}
      />
    </>
  );
}

function Currency({ product, draft, disabled }: PrepaidFieldsProps) {
  const { t } = useTexts();
  const { prepaidConfig: prepaid } = draft.of(product);
  const currency = prepaid.currencyIsoCode ?? '';
  const currencies = useQuery({
    queryKey: ['currencies'],
    queryFn: async () => (await officeApi('currencies')).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SelectField
      label={t('plans.currency')}
      value={prepaid.currencyIsoCode}
      disabled={disabled}
      options={(currencies.data ?? [{ isoCode: currency, name: currency }]).map(({ isoCode, name }) => ({
        value: isoCode,
        label: isoCode === name ? isoCode : `${isoCode}, ${name}`,
      }))}
      onChange={(value) => draft.change(product, { prepaidConfig: { ...prepaid, currencyIsoCode: value } })}
    />
  );
}
