import type { HomeOf } from '@flink/contract/entities/home.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { agoText } from '../moment.ts';
import classes from './home.module.css';
import { generalTab, listAddress } from './home-addresses.ts';
import { Figures, FigureTile, HomeGrid, HomeHead, ListCard, Notice } from './home-parts.tsx';
import { countText } from './home-words.ts';
import { SetupChecklist, ShowSetup } from './setup-checklist.tsx';

/** SUPER: setting up, what is stuck, and what was done last. */
export default function OwnerHome({ home }: { readonly home: HomeOf<'owner'> }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const bad = (count: number) => (count > 0 ? ('bad' as const) : undefined);
  const isCalm = home.failedJobs + home.failedMessages + home.heldPayments === 0;
  return (
    <>
      <HomeHead
        sentence={isCalm ? t('home.owner.allWell') : t('home.owner.needsYou')}
        actions={<ShowSetup setup={home.setup} />}
      />
      <HomeGrid>
        <SetupChecklist setup={home.setup} />
        {home.storedMessages !== null && home.storedMessages > 0 && (
          <Notice
            action={
              <LinkButton icon="mail" href={generalTab('outbox', ['kept'])}>
                {t('home.openOutbox')}
              </LinkButton>
            }
          >
            {t('home.owner.storedMessages', { count: home.storedMessages })}
          </Notice>
        )}
        <Figures>
          <FigureTile
            label={t('home.failedJobs')}
            value={countText(texts, home.failedJobs)}
            tone={bad(home.failedJobs)}
            href={generalTab('jobs')}
          />
          <FigureTile
            label={t('home.failedMessages')}
            value={countText(texts, home.failedMessages)}
            tone={bad(home.failedMessages)}
            href={generalTab('outbox', ['failed', 'again'])}
          />
          <FigureTile
            label={t('home.heldPayments')}
            value={countText(texts, home.heldPayments)}
            tone={bad(home.heldPayments)}
            href="/admin/refunds"
          />
        </Figures>
        <ListCard
          title={t('manage.latestChanges')}
          rows={home.log.map(({ _id, at, actorName, action, resourceTitle, rowTitle, rowCount }) => ({
            key: _id,
            name: rowCount > 1 ? t('home.rows', { count: rowCount }) : rowTitle || resourceTitle,
            note: `${t(`manage.action.${action}`)} · ${resourceTitle} · ${actorName}`,
            end: agoText(at, locale, Date.now()),
            href: listAddress(
              '/admin/general',
              {},
              { tab: 'audit', ...(rowTitle ? { search: rowTitle } : {}) },
            ),
          }))}
          empty={t('home.noChanges')}
        />
        <p className={classes.version}>{t('home.version', { version: home.version })}</p>
      </HomeGrid>
    </>
  );
}
