import type { HomeOf } from '@flink/contract/entities/home.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { dayInWords } from '@flink/ui/office/date-range/day-words.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { centerAddress, listAddress, rangeFilter, reportAddress } from './home-addresses.ts';
import { Columns, Figures, FigureTile, HomeGrid, HomeHead, ListCard } from './home-parts.tsx';
import { amountsText, changeText, countText, minutesText } from './home-words.ts';

/** MASTER_ADMIN: how the installation does, and which centers to call. */
export default function HeadOfficeHome({ home }: { readonly home: HomeOf<'headOffice'> }) {
  const texts = useTexts();
  const { t } = texts;
  const { week, revenue, plans, silent, expiring } = home;
  const usage = reportAddress('usage-and-master', week);
  const hasNothing = plans.bought === 0 && plans.inUse === 0 && home.learners === 0 && silent.total === 0;
  return (
    <>
      <HomeHead
        sentence={t('home.headOffice.sentence')}
        actions={
          <>
            <LinkButton icon="school" href="/admin/learning-centers/create">
              {t('home.newCenter')}
            </LinkButton>
            <LinkButton variant="primary" icon="sitemap" href="/admin/master-organizations/create">
              {t('home.newOrganization')}
            </LinkButton>
          </>
        }
      />
      <HomeGrid>
        <Figures>
          <FigureTile
            label={t('home.minutesThisWeek')}
            value={minutesText(texts, home.minutes)}
            note={changeText(texts, home.minutes, home.minutesBefore, minutesText(texts, home.minutesBefore))}
            href={usage}
          />
          <FigureTile
            label={t('home.learnersThisWeek')}
            value={countText(texts, home.learners)}
            note={changeText(
              texts,
              home.learners,
              home.learnersBefore,
              countText(texts, home.learnersBefore),
            )}
            href={usage}
          />
          {revenue && (
            <FigureTile
              label={t('home.revenueThisMonth')}
              value={amountsText(texts, revenue.amounts)}
              note={t('home.lastMonth', {
                amount: amountsText(
                  texts,
                  revenue.amounts.map(({ currencyIsoCode, amountBefore }) => ({
                    currencyIsoCode,
                    amount: amountBefore,
                  })),
                ),
              })}
              href={reportAddress('revenue', revenue.month)}
            />
          )}
          <FigureTile
            label={t('home.plansInUse')}
            value={countText(texts, plans.inUse)}
            note={
              plans.unlimited > 0
                ? t('home.plansWithUnlimited', {
                    bought: countText(texts, plans.bought),
                    assigned: countText(texts, plans.assigned),
                    count: plans.unlimited,
                  })
                : t('home.plansOf', {
                    bought: countText(texts, plans.bought),
                    assigned: countText(texts, plans.assigned),
                  })
            }
            href="/admin/reports/financial"
          />
        </Figures>
        <Columns>
          <ListCard
            title={t('home.silentCenters')}
            total={silent.total}
            rows={silent.centers.map(({ _id, name, day }) => ({
              key: _id,
              name,
              note:
                day === null
                  ? t('home.neverPlayed')
                  : t('home.lastPlayed', { day: dayInWords(day, texts.locale) }),
              href: centerAddress(_id),
            }))}
            all={listAddress('/admin/learning-centers', { attention: 'silent' })}
            empty={hasNothing ? t('home.headOffice.nothingYet') : t('home.noSilentCenters')}
          />
          <ListCard
            title={t('home.expiringCenters', { count: 30 })}
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
