import { allows } from '@flink/contract/access/rules.ts';
import type { HomeOf } from '@flink/contract/entities/home.ts';
import { CENTER_FLAGS } from '@flink/contract/rules/people/center-flags.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { dayInWords } from '@flink/ui/office/date-range/day-words.ts';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { mayIn } from '../office-routes.ts';
import { holderOf, useSession } from '../session/session-store.ts';
import classes from './home.module.css';
import { centerAddress, familiesOf, listAddress } from './home-addresses.ts';
import { Figures, FigureTile, HomeGrid, HomeHead } from './home-parts.tsx';
import { countText } from './home-words.ts';

const CENTERS = '/admin/learning-centers';

/** MASTER_ORGANIZATION_ADMIN and REGION_ADMIN: their centers, those with something to look into first. */
export default function AreaHome({ home }: { readonly home: HomeOf<'area'> }) {
  const texts = useTexts();
  const { t } = texts;
  const holder = holderOf(useSession());
  const newCenter = `${CENTERS}/create?organization=${home.organizationId}`;
  return (
    <>
      <HomeHead
        sentence={t('home.area.sentence', { name: home.name, count: home.total })}
        actions={
          <>
            {allows(mayIn('plans', 'assign'), holder) && (
              <LinkButton icon="package" href={`/admin/master-organizations/plans/${home.organizationId}`}>
                {t('home.assignPlans')}
              </LinkButton>
            )}
            {allows(mayIn('learning-centers', 'create'), holder) && (
              <LinkButton variant="primary" icon="plus" href={newCenter}>
                {t('home.newCenter')}
              </LinkButton>
            )}
          </>
        }
      />
      <HomeGrid>
        <Figures>
          <FigureTile
            label={t('home.families')}
            value={countText(texts, home.families)}
            href={listAddress('/admin/families', { status: 'active' })}
          />
          {CENTER_FLAGS.map((flag) => (
            <FigureTile
              key={flag}
              label={t(`home.flag.${flag}`)}
              value={countText(texts, home.flags[flag])}
              tone={home.flags[flag] > 0 ? 'warn' : undefined}
              href={home.flags[flag] > 0 ? listAddress(CENTERS, { attention: flag }) : undefined}
            />
          ))}
        </Figures>
        <Card title={t('home.centers')} aside={<Count value={home.total} />} padded={false}>
          {home.centers.length === 0 ? (
            <EmptyState
              state={{
                kind: 'first',
                title: t('home.noCenters'),
                message: t('home.noCentersHint'),
                actions: (
                  <LinkButton variant="primary" icon="plus" href={newCenter}>
                    {t('home.newCenter')}
                  </LinkButton>
                ),
              }}
            />
          ) : (
            <CentersTable home={home} />
          )}
        </Card>
      </HomeGrid>
    </>
  );
}

function CentersTable({ home }: { readonly home: HomeOf<'area'> }) {
  const texts = useTexts();
  const { t } = texts;
  const Link = useLink();
  const holder = holderOf(useSession());
  const seesPlans = allows(mayIn('plans'), holder);
  const showsCodes = home.centers.some(({ freeCodes }) => freeCodes !== null);
  const plansAddress = `/admin/master-organizations/plans/${home.organizationId}`;
  return (
    <>
      <section
        className={classes.table}
        aria-label={t('home.centers')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        data-strip
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('home.column.center')}</th>
              <th scope="col" className={classes.number}>
                {t('home.families')}
              </th>
              {seesPlans && (
                <th scope="col" className={classes.number}>
                  {t('home.column.plans')}
                </th>
              )}
              {showsCodes && (
                <th scope="col" className={classes.number}>
                  {t('home.unusedCodes')}
                </th>
              )}
              <th scope="col">{t('home.column.lastPlayed')}</th>
            </tr>
          </thead>
          <tbody>
            {home.centers.map((center) => (
              <tr key={center._id}>
                <th scope="row" dir="auto">
                  <Link href={centerAddress(center._id)}>{center.name}</Link>
                  <span className={classes.flags}>
                    {center.flags.map((flag) => (
                      <StatePip key={flag} tone="warn" inTable>
                        {t(`home.flag.${flag}`)}
                      </StatePip>
                    ))}
                  </span>
                </th>
                <td className={classes.number}>
                  <Link href={familiesOf(center._id)}>{countText(texts, center.families)}</Link>
                </td>
                {seesPlans && (
                  <td className={classes.number}>
                    <Link href={plansAddress}>
                      {t('home.ofAll', {
                        count: countText(texts, center.plansInUse),
                        all: countText(texts, center.plansAssigned),
                      })}
                    </Link>
                  </td>
                )}
                {showsCodes && (
                  <td className={classes.number}>
                    <Link
                      href={listAddress('/admin/codes', { state: 'unused', learningCenterId: center._id })}
                    >
                      {countText(texts, center.freeCodes ?? 0)}
                    </Link>
                  </td>
                )}
                <td>
                  {center.lastPlayed === null ? t('home.never') : dayInWords(center.lastPlayed, texts.locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {home.total > home.centers.length && (
        <div className={classes.foot}>
          <Link href={CENTERS} className={classes.all}>
            {t('home.showAll', { count: home.total })}
          </Link>
        </div>
      )}
    </>
  );
}
