import type { HomeOf } from '@flink/contract/entities/home.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { dayInWords } from '@flink/ui/office/date-range/day-words.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { centerAddress, listAddress, rangeFilter, reportAddress } from './home-addresses.ts';
import { Columns, Figures, FigureTile, HomeGrid, HomeHead, ListCard } from './home-parts.tsx';
import { amountsText, countText } from './home-words.ts';

const ORGANIZATIONS = '/admin/master-organizations';

/** REP: the own organizations, what they use, and what ends soon. */
export default function RepHome({ home }: { readonly home: HomeOf<'rep'> }) {
  const texts = useTexts();
  const { t } = texts;
  const { organizations, total, expiring, quarter, revenue, unusedCodes } = home;
  const newOrganization = (
    <LinkButton variant="primary" icon="plus" href={`${ORGANIZATIONS}/create`}>
      {t('home.newOrganization')}
    </LinkButton>
  );
  return (
    <>
      <HomeHead sentence={t('home.rep.sentence', { count: total })} actions={newOrganization} />
      <HomeGrid>
        <Figures>
          <FigureTile
            label={t('home.revenueThisQuarter')}
            value={amountsText(texts, revenue)}
            href={reportAddress('revenue', quarter)}
          />
          <FigureTile
            label={t('home.expiringSoon', { count: 60 })}
            value={countText(texts, expiring.total)}
            tone={expiring.total > 0 ? 'warn' : undefined}
            href={
              expiring.total > 0
                ? listAddress('/admin/learning-centers', { expirationDate: rangeFilter(expiring.days) })
                : undefined
            }
          />
          <FigureTile
            label={t('home.unusedCodes')}
            value={countText(texts, unusedCodes)}
            href={listAddress('/admin/codes', { state: 'unused' })}
          />
        </Figures>
        <Columns>
          <ListCard
            title={t('home.organizations')}
            total={total}
            rows={organizations.map(({ _id, name, bought, unlimited, assigned, inUse, centers }) => ({
              key: _id,
              name,
              note: `${t('home.centersCount', { count: centers })} · ${
                unlimited
                  ? t('home.unlimitedPlans', { inUse: countText(texts, inUse) })
                  : t('home.planUse', {
                      inUse: countText(texts, inUse),
                      assigned: countText(texts, assigned),
                      bought: countText(texts, bought),
                    })
              }`,
              href: `${ORGANIZATIONS}/plans/${_id}`,
            }))}
            all={ORGANIZATIONS}
            empty={t('home.noOrganizations')}
            emptyActions={newOrganization}
          />
          <ListCard
            title={t('home.expiringCenters', { count: 60 })}
            total={expiring.total}
            rows={expiring.centers.map(({ _id, name, day }) => ({
              key: _id,
              name,
              ...(day === null ? {} : { note: t('home.endsOn', { day: dayInWords(day, texts.locale) }) }),
              href: centerAddress(_id),
            }))}
            all={listAddress('/admin/learning-centers', { expirationDate: rangeFilter(expiring.days) })}
            empty={t('home.noExpiringCenters')}
          />
        </Columns>
      </HomeGrid>
    </>
  );
}
