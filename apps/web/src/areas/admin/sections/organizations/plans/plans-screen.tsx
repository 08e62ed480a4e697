import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { SaveLine } from '@flink/ui/office/saving/save-line.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { handOver } from '../../../../../shared/office/hand-over.ts';
import { useLeaveGuard } from '../../../../../shared/office/use-leave-guard.ts';
import CodesPanel from '../codes/codes-panel.tsx';
import { Waiting } from '../loaded.tsx';
import { createIn } from '../preset-organization.ts';
import { useMay } from '../use-may.ts';
import { useStoredPlans } from '../use-stored.ts';
import { PlanMeter } from './plan-meter.tsx';
import classes from './plans-screen.module.css';
import { PlansTree } from './plans-tree.tsx';
import { isOffered, useAssignments } from './use-assignments.ts';
import type { OrganizationPlans, ProductPlans } from './use-plans-draft.ts';

const ORGANIZATIONS = '/admin/master-organizations';

/** Plans of an organisation: products as cards, below them who has how many (design: Plans). */
export default function PlansScreen() {
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const { t } = useTexts();
  const plans = useStoredPlans(id, true);
  if (!plans.data) return <Waiting title={t('plans.title')} queries={[plans]} />;
  return <Plans key={id} status={plans.data} />;
}

function Plans({ status }: { readonly status: OrganizationPlans }) {
  const { t } = useTexts();
  const may = useMay();
  const navigate = useNavigate();
  const { pathname, searchStr } = useLocation();
  const looked = new URLSearchParams(searchStr);
  const draft = useAssignments(status);
  const offered = status.products.filter(isOffered);
  const product = offered.find(({ productId }) => productId === looked.get('product')) ?? offered[0];
  const look = (name: 'product' | 'center', id: string) => {
    looked.set(name, id);
    void navigate({ href: `${pathname}?${looked}`, replace: true, ignoreBlocker: true });
  };

  useLeaveGuard(draft.changed.length > 0, t('plans.title'));

  const edit = `${ORGANIZATIONS}/edit/${status._id}`;
  const download = async () => {
    const { plansCsv } = await import('./plans-csv.ts');
    const heads = [
      t('plans.productHead'),
      t('plans.organization'),
      t('plans.inUseHead'),
      t('plans.assignedHead'),
      t('plans.leftHead'),
    ];
    const table = plansCsv(status, heads, (name) => t('plans.shared', { name }));
    handOver(new Blob([table], { type: 'text/csv' }), `${t('plans.screen', { name: status.name })}.csv`);
  };
  const center = status.learningCenters.find(({ _id }) => _id === looked.get('center'));
  return (
    <Page
      foot={
        may.assign && (
          <SaveLine
            changed={draft.changed}
            sending={draft.sending}
            onSave={draft.submit}
            onReset={draft.reset}
          />
        )
      }
    >
      <PageHead
        title={t('plans.screen', { name: status.name })}
        crumbs={[
          { href: ORGANIZATIONS, label: t(titleKeyOf('master-organizations')) },
          { href: edit, label: status.name },
        ]}
        actions={
          <>
            <IconButton icon="download" label={t('import.download')} onClick={() => void download()} />
            {may.makeRegions && (
              <LinkButton icon="plus" href={createIn('regions', status._id)}>
                {t('title.adminRegionsCreate')}
              </LinkButton>
            )}
            {may.makeCenters && (
              <LinkButton icon="plus" href={createIn('learning-centers', status._id)}>
                {t('title.adminLearningCentersCreate')}
              </LinkButton>
            )}
            <LinkButton icon="receipt" href={edit}>
              {t('plans.toPurchases')}
            </LinkButton>
          </>
        }
      />
      {product ? (
        <div className={classes.columns} data-beside={center !== undefined && may.seeCodes}>
          <div className={classes.main}>
            <div className={classes.products}>
              {offered.map((one) => (
                <ProductCard
                  key={one.productId}
                  product={one}
                  chosen={one === product}
                  onChoose={() => look('product', one.productId)}
                />
              ))}
            </div>
            {product.unlimited ? (
              <p>{t('plans.uncounted', { count: product.inUse })}</p>
            ) : (
              <PlansTree
                key={product.productId}
                product={product}
                rows={draft.rowsOf(product.productId)}
                assignments={draft.of(product.productId)}
                mayAssign={may.assign}
                chosen={center?._id}
                onChoose={(row) => look('center', row.id)}
                onEnter={(row, typed) => draft.enter(product, row, typed)}
              />
            )}
          </div>
          {center && may.seeCodes && (
            <CodesPanel
              key={center._id}
              centerId={center._id}
              centerName={center.name}
              mayMake={may.makeCodes}
              productId={product.productId}
            />
          )}
        </div>
      ) : (
        <EmptyState
          state={{
            kind: 'first',
            title: t('plans.none'),
            message: t('plans.noneHint'),
            actions: (
              <LinkButton variant="primary" href={edit}>
                {t('plans.toPurchases')}
              </LinkButton>
            ),
          }}
        />
      )}
    </Page>
  );
}

interface ProductCardProps {
  readonly product: ProductPlans;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function ProductCard({ product, chosen, onChoose }: ProductCardProps) {
  const { t } = useTexts();
  const { plans, unlimited, assigned, inUse, assignable } = product;
  return (
    <button type="button" className={classes.product} aria-pressed={chosen} onClick={onChoose}>
      <span className={classes.productHead}>
        <span className={classes.mark} data-one-person={product.onePerson}>
          <Icon name={product.onePerson ? 'user' : 'home-heart'} />
        </span>
        <span className={classes.productWords}>
          <b>{product.productName}</b>
          <small>
            {unlimited
              ? t('plans.cardUnlimited', { count: inUse })
              : t('plans.card', { purchased: plans, left: assignable })}
          </small>
        </span>
      </span>
      {unlimited ? (
        <small>{t('plans.notCounted')}</small>
      ) : (
        <PlanMeter inUse={inUse} assigned={Math.max(assigned, inUse)} left={assignable} />
      )}
    </button>
  );
}
