import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../shared/office/office-api.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { PlanMeter } from './plan-meter.tsx';
import classes from './plans-panel.module.css';

interface PlansPanelProps {
  readonly of: 'regions' | 'learningCenters';
  readonly row: ManagedRow;
  readonly mayAssign: boolean;
}

interface Given {
  readonly productId: string;
  readonly productName: string;
  readonly assigned: number;
  readonly inUse: number;
  readonly unlimited: boolean;
}

/** What was given to a region or a center, and what of it is in use (spec 3 §2.3); the organisation above assigns. */
export function PlansPanel({ of, row, mayAssign }: PlansPanelProps) {
  const { t, locale } = useTexts();
  const { _id: id, masterOrganizationId } = row;
  const name = String(row.name);
  const looked = of === 'learningCenters' ? `?center=${id}` : '';
  const call = of === 'regions' ? 'regionPlans' : 'learningCenterPlans';
  const plans = useQuery({
    queryKey: ['plans', of, id],
    queryFn: async ({ signal }): Promise<readonly Given[]> =>
      (await officeApi(call, { params: { id } }, { signal })).data.products,
    retry: false,
  });
  const figure = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <section className={classes.panel} aria-label={t('plans.ofPlace', { name })}>
      <h2>{t('plans.ofPlace', { name })}</h2>
      {plans.isError && <p role="alert">{plans.error.message}</p>}
      {plans.data?.length === 0 && <p>{t('plans.noneGiven')}</p>}
      {plans.data?.map((product) => (
        <article key={product.productId} className={classes.product}>
          <h3>{product.productName}</h3>
          <dl>
            <div>
              <dt>{t('plans.assignedToIt')}</dt>
              <dd>{product.unlimited ? t('plans.unlimited') : figure(product.assigned)}</dd>
            </div>
            <div>
              <dt>{t('plans.inUseOfIt')}</dt>
              <dd>{figure(product.inUse)}</dd>
            </div>
          </dl>
          {!product.unlimited && <PlanMeter inUse={product.inUse} assigned={product.assigned} />}
        </article>
      ))}
      {mayAssign && (
        <LinkButton
          icon="sitemap"
          href={`/admin/master-organizations/plans/${masterOrganizationId}${looked}`}
        >
          {t('plans.assignLink')}
        </LinkButton>
      )}
    </section>
  );
}
