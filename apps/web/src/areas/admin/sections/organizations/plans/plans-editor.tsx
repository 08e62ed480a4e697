import { plansAssignable, plansAvailable } from '@flink/contract/rules/plans/plan-figures.ts';
import { arePrepaidFieldsOn } from '@flink/contract/rules/plans/prepaid-rules.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { Figure } from '@flink/ui/office/fields/figure.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from '../form-parts.module.css';
import { MeterKey, PlanMeter } from './plan-meter.tsx';
import { PrepaidFields } from './prepaid-fields.tsx';
import type { OrganizationPlans, PlansDraft, ProductPlans } from './use-plans-draft.ts';

interface PlansEditorProps {
  readonly status: OrganizationPlans;
  readonly draft: PlansDraft;
  readonly plansType: unknown;
  readonly mayPurchase: boolean;
}

/** Spec 3 §2.3, product plans editor: one block per product. */
export function PlansEditor({ status, draft, plansType, mayPurchase }: PlansEditorProps) {
  const { t } = useTexts();
  const counted = status.products.filter((product) => !draft.of(product).unlimited);
  const plans = counted.reduce((sum, product) => sum + (draft.of(product).plans ?? 0), 0);
  return (
    <section id="plans" className={classes.part} aria-labelledby="plans-head">
      <div className={classes.partHead}>
        <h2 id="plans-head">{t('plans.title')}</h2>
        <span>{t('plans.sum', { count: plans })}</span>
      </div>
      {!mayPurchase && <StatePip tone="still">{t('plans.headOfficePurchases')}</StatePip>}
      {status.products.map((product) => (
        <ProductBlock
          key={product.productId}
          product={product}
          draft={draft}
          isPrepaid={plansType === 'PREPAID'}
          mayPurchase={mayPurchase}
        />
      ))}
    </section>
  );
}

interface ProductBlockProps {
  readonly product: ProductPlans;
  readonly draft: PlansDraft;
  readonly isPrepaid: boolean;
  readonly mayPurchase: boolean;
}

function ProductBlock({ product, draft, isPrepaid, mayPurchase }: ProductBlockProps) {
  const { t, locale } = useTexts();
  const { plans, unlimited, addons } = draft.of(product);
  const purchased = plans ?? 0;
  const { assigned, inUse } = product;
  const assignable = plansAssignable({ purchased, assigned });
  const setBackTo = draft.setBackTo(product);
  const number = (count: number) => numberText(count, locale);
  return (
    <section className={classes.product} aria-label={product.productName}>
      <header className={classes.productHead}>
        <span className={classes.mark} data-one-person={product.onePerson}>
          <Icon name={product.onePerson ? 'user' : 'home-heart'} />
        </span>
        <h3>{product.productName}</h3>
        <CheckboxField
          label={t('plans.unlimited')}
          checked={unlimited}
          disabled={!mayPurchase}
          onChange={(checked) => draft.change(product, { unlimited: checked })}
        />
      </header>
      {unlimited ? (
        <p className={classes.uncounted}>{t('plans.uncounted', { count: inUse })}</p>
      ) : (
        <>
          <div className={classes.counts}>
            <NumberField
              label={t('plans.purchased')}
              unit={t('plans.unit')}
              value={plans}
              disabled={!mayPurchase}
              onChange={(value) => draft.change(product, { plans: value })}
              onBlur={() => draft.settle(product)}
            />
            <Figure label={t('plans.assigned')} value={number(assigned)} hint={t('plans.assignedHint')} />
            <Figure
              label={t('plans.assignable')}
              value={number(assignable)}
              hint={t('plans.assignableHint')}
            />
            <Figure
              label={t('plans.available')}
              value={number(plansAvailable({ purchased, inUse }))}
              hint={t('plans.availableHint')}
            />
          </div>
          {setBackTo !== undefined && (
            <p role="alert" className={classes.told}>
              <Icon name="alert-circle" size={16} />
              {t('error.plans.belowAssigned')}. {t('plans.setBack', { count: setBackTo })}
            </p>
          )}
          <div className={classes.meterRow}>
            <PlanMeter inUse={inUse} assigned={Math.max(assigned, inUse)} left={assignable} />
            <MeterKey
              counts={{ inUse, notUsed: Math.max(0, assigned - inUse), left: Math.max(0, assignable) }}
            />
          </div>
        </>
      )}
      {!product.onePerson && (unlimited || purchased > 0) && (
        <div className={classes.addons}>
          <NumberField
            label={t('plans.addons')}
            hint={t('plans.addonsHint')}
            min={0}
            value={addons}
            disabled={!mayPurchase}
            onChange={(value) => draft.change(product, { addons: value })}
            onBlur={() => draft.settle(product)}
          />
        </div>
      )}
      {isPrepaid && (
        <PrepaidFields
          product={product}
          draft={draft}
          disabled={!mayPurchase || !arePrepaidFieldsOn({ plans: purchased, unlimited })}
        />
      )}
    </section>
  );
}
