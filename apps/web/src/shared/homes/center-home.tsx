import type { HomeOf } from '@flink/contract/entities/home.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { dayInWords } from '@flink/ui/office/date-range/day-words.ts';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { createAddress } from '../office/create-address.ts';
import { centerAddress, familyAddress, listAddress, reportAddress } from './home-addresses.ts';
import { Columns, Figures, FigureTile, HomeGrid, HomeHead, ListCard } from './home-parts.tsx';
import { countText, minutesText } from './home-words.ts';

/** LEARNING_CENTER_ADMIN: who plays, who does not, and what runs out. */
export default function CenterHome({ home }: { readonly home: HomeOf<'center'> }) {
  const texts = useTexts();
  const { t } = texts;
  const { week, notSeen, littleTime, plans, freeCodes, pendingRegistrations } = home;
  const cards = `${centerAddress(home._id)}#codes`;
  const newFamily = (
    <LinkButton
      variant="primary"
      icon="plus"
      href={createAddress('families', { learningCenterId: home._id })}
    >
      {t('home.newFamily')}
    </LinkButton>
  );
  return (
    <>
      <HomeHead
        sentence={
          home.families === 0
            ? home.name
            : t('home.center.sentence', {
                name: home.name,
                count: home.families,
                played: countText(texts, home.familiesPlayed),
              })
        }
        actions={
          <>
            {freeCodes !== null && (
              <LinkButton icon="printer" href={cards}>
                {t('home.printCards')}
              </LinkButton>
            )}
            {newFamily}
          </>
        }
      />
      <HomeGrid>
        {home.families === 0 && (
          <EmptyState
            state={{
              kind: 'first',
              title: t('home.noFamilies'),
              message: t('home.noFamiliesHint'),
              actions: newFamily,
            }}
          />
        )}
        <Figures>
          <FigureTile
            label={t('home.familiesPlayed')}
            value={t('home.ofAll', {
              count: countText(texts, home.familiesPlayed),
              all: countText(texts, home.families),
            })}
            note={t('home.sevenDays')}
            href={reportAddress('usage-and-master', week, { by: 'family' })}
          />
          <FigureTile
            label={t('home.minutes')}
            value={minutesText(texts, home.minutes)}
            note={t('home.sevenDays')}
            href={reportAddress('usage-and-master', week)}
          />
          <FigureTile
            label={t('home.mastered')}
            value={countText(texts, home.mastered)}
            note={t('home.sevenDays')}
            href={reportAddress('usage-and-master', week, { view: 'mastery' })}
          />
          <FigureTile
            label={t('home.teachers')}
            value={countText(texts, home.teachers)}
            note={home.teachers === 0 ? t('home.inviteTeacher') : undefined}
            tone={home.teachers === 0 ? 'warn' : undefined}
            href={home.teachers === 0 ? '/admin/teachers/create' : '/admin/teachers'}
          />
          {freeCodes !== null && (
            <FigureTile
              label={t('home.unusedCodes')}
              value={countText(texts, freeCodes)}
              tone={freeCodes === 0 ? 'warn' : undefined}
              note={freeCodes === 0 ? t('home.noFreeCodes') : undefined}
              href={freeCodes === 0 ? cards : listAddress('/admin/codes', { state: 'unused' })}
            />
          )}
          {pendingRegistrations !== null && (
            <FigureTile
              label={t('home.pendingRegistrations')}
              value={countText(texts, pendingRegistrations)}
              href={pendingRegistrations > 0 ? '/admin/pending-registrations' : undefined}
            />
          )}
        </Figures>
        <Columns>
          <ListCard
            title={t('home.notSeen')}
            total={notSeen.total}
            rows={notSeen.families.map(({ _id, name, lastSeen }) => ({
              key: _id,
              name,
              note:
                lastSeen === null
                  ? t('home.neverPlayed')
                  : t('home.lastPlayed', { day: dayInWords(lastSeen, texts.locale) }),
              href: familyAddress(_id),
            }))}
            all={listAddress('/admin/families', { attention: 'notSeen' })}
            empty={t('home.allSeen')}
          />
          <ListCard
            title={t('home.littleTime')}
            total={littleTime.total}
            rows={littleTime.families.map(({ _id, name, minutes }) => ({
              key: _id,
              name,
              note: minutes === 0 ? t('home.noTimeLeft') : t('home.minutesLeft', { count: minutes }),
              href: familyAddress(_id),
            }))}
            all={listAddress('/admin/families', { attention: ['littleTime', 'outOfTime'] })}
            empty={t('home.enoughTime')}
          />
          <ListCard
            title={t('home.plans')}
            rows={plans.map(({ productId, productName, assigned, inUse }) => ({
              key: productId,
              name: productName,
              note:
                assigned === null
                  ? t('home.plansNotCounted', { count: inUse })
                  : t('home.plansLeft', { count: Math.max(0, assigned - inUse) }),
              end:
                assigned === null
                  ? null
                  : t('home.ofAll', { count: countText(texts, inUse), all: countText(texts, assigned) }),
              href: centerAddress(home._id),
            }))}
            empty={t('home.noPlans')}
          />
        </Columns>
      </HomeGrid>
    </>
  );
}
