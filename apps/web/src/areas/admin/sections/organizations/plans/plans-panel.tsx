import { numberText } from '@flink/contract/texts/format.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../../shared/office/office-api.ts';
import type { ManagedRow } from '../../../resource/resource-api.ts';
import { AssignedCell } from './assigned-cell.tsx';
import { assignedNow, type PlanRow } from './assignments.ts';
import { PlanMeter } from './plan-meter.tsx';
import classes from './plans-panel.module.css';
import { type AssignmentsDraft, isOffered } from './use-assignments.ts';
import type { OrganizationPlans, ProductPlans } from './use-plans-draft.ts';

interface PlansPanelProps {
  readonly of: 'regions' | 'learningCenters';
  readonly row: ManagedRow;
}

interface AssignPanelProps extends PlansPanelProps {
  /** Of the organisation above it. */
  readonly status: OrganizationPlans;
  readonly draft: AssignmentsDraft;
}

interface PlansProps extends PlansPanelProps {
  /** Null for who may not give of them. */
  readonly status: OrganizationPlans | null;
  readonly draft: AssignmentsDraft;
}

/** The plans of a region or a center: given here by who may, looked at by the others. */
export const Plans = ({ status, ...rest }: PlansProps) =>
  status ? <AssignPanel status={status} {...rest} /> : <PlansPanel {...rest} />;

/** What a region or a center is given of each product, and what it uses (spec 3 §2.3), for who may give it. */
function AssignPanel({ of, row, status, draft }: AssignPanelProps) {
  const { t } = useTexts();
  const name = String(row.name);
  const looked = of === 'learningCenters' ? `?center=${row._id}` : '';
  const offered = status.products.filter(isOffered);
  return (
    <section className={classes.panel} aria-label={t('plans.ofPlace', { name })}>
      <h2>{t('plans.ofPlace', { name })}</h2>
      {offered.length === 0 && <p>{t('plans.noneHint')}</p>}
      {offered.map((product) => {
        const place = draft
          .rowsOf(product.productId)
          .find(({ organizationId }) => organizationId === row._id);
        return place && <Assigned key={product.productId} product={product} place={place} draft={draft} />;
      })}
      <LinkButton icon="sitemap" href={`/admin/master-organizations/plans/${status._id}${looked}`}>
        {t('plans.assignLink')}
      </LinkButton>
    </section>
  );
}

interface AssignedProps {
  readonly product: ProductPlans;
  readonly place: PlanRow;
  readonly draft: AssignmentsDraft;
}

function Assigned({ product, place, draft }: AssignedProps) {
  const { t, locale } = useTexts();
  const rows = draft.rowsOf(product.productId);
  const entered = draft.of(product.productId);
  const assigned = assignedNow(rows, entered, place);
  const told = entered.told[place.id];
  const [top] = rows;
  const left = top ? Math.max(0, product.plans - assignedNow(rows, entered, top)) : 0;
  const figure = (count: number) => numberText(count, locale);
  return (
    <article className={classes.product}>
      <h3>{product.productName}</h3>
      <dl>
        <div>
          <dt>{t('plans.assignedToIt')}</dt>
          <dd>
            {product.unlimited ? (
              t('plans.unlimited')
            ) : (
              <AssignedCell
                label={t('plans.assignedOf', { product: product.productName })}
                value={assigned}
                changed={assigned !== place.saved}
                bad={told !== undefined}
                field
                onEnter={(typed) => draft.enter(product, place, typed)}
              />
            )}
          </dd>
        </div>
        <div>
          <dt>{t('plans.inUseOfIt')}</dt>
          <dd>{figure(place.inUse)}</dd>
        </div>
        {!product.unlimited && (
          <div>
            <dt>{t('plans.assignable')}</dt>
            <dd>{figure(left)}</dd>
          </div>
        )}
      </dl>
      {told && (
        <p role="alert" className={classes.told}>
          <Icon name="alert-circle" size={16} />
          <span>
            {t(`error.${told.code}`)}. {t('plans.setBack', { count: told.plans })}
          </span>
        </p>
      )}
      {!product.unlimited && (
        <PlanMeter inUse={place.inUse} assigned={Math.max(assigned, place.inUse)} left={left} />
      )}
    </article>
  );
}

interface Given {
  readonly productId: string;
  readonly productName: string;
  readonly assigned: number;
  readonly inUse: number;
  readonly unlimited: boolean;
}

/** What was given to a region or a center, and what of it is in use (spec 3 §2.3); the organisation above assigns. */
function PlansPanel({ of, row }: PlansPanelProps) {
  const { t, locale } = useTexts();
  const { _id: id } = row;
  const name = String(row.name);
  const call = of === 'regions' ? 'regionPlans' : 'learningCenterPlans';
  const plans = useQuery({
    queryKey: ['plans', of, id],
    queryFn: async ({ signal }): Promise<readonly Given[]> =>
      (await officeApi(call, { params: { id } }, { signal })).data.products,
    retry: false,
  });
  const figure = (count: number) => numberText(count, locale);
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
    </section>
  );
}
