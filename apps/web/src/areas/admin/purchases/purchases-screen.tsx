import { allows } from '@flink/contract/access/rules.ts';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { Tabs } from '@flink/ui/office/page/tabs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { CenterPurchases } from './center-purchases.tsx';
import { FamilyPurchases } from './family-purchases.tsx';

const SEES_PLANS = { admin: { plans: { view: true } } };
const SEES_FAMILIES = { admin: { families: { view: true } } };

/** What was bought: by organizations for their centers, and by families. */
export default function PurchasesScreen() {
  const { t } = useTexts();
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const holder = holderOf(useSession());
  const tabs = [
    ...(allows(SEES_PLANS, holder)
      ? [{ id: 'centers', label: t('purchases.ofCenters'), content: <CenterPurchases /> }]
      : []),
    ...(allows(SEES_FAMILIES, holder)
      ? [{ id: 'families', label: t('purchases.ofFamilies'), content: <FamilyPurchases /> }]
      : []),
  ];
  const wanted = new URLSearchParams(searchStr).get('tab');
  const current = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  return (
    <Page>
      <PageHead title={t('title.adminPurchases')} />
      {tabs.length > 1 && current ? (
        <Tabs
          label={t('title.adminPurchases')}
          tabs={tabs}
          current={current.id}
          onChange={(id) => router.history.push(id === tabs[0]?.id ? pathname : `${pathname}?tab=${id}`)}
        />
      ) : (
        current?.content
      )}
    </Page>
  );
}
