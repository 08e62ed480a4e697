import type { HomeOf } from '@flink/contract/entities/home.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { agoText } from '../moment.ts';
import classes from './home.module.css';
import { listAddress } from './home-addresses.ts';
import { Figures, FigureTile, HomeGrid, HomeHead, ListCard } from './home-parts.tsx';
import { countText } from './home-words.ts';

const REFUNDS = '/admin/refunds';

/** CONSUMER_REP: finding a family comes first, then what waits for an answer. */
export default function SupportHome({ home }: { readonly home: HomeOf<'support'> }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { refunds } = home;
  const warn = (count: number) => (count > 0 ? 'warn' : undefined);
  const open = listAddress(REFUNDS, { state: 'open' });
  return (
    <>
      <HomeHead sentence={t('home.support.sentence', { count: refunds.total })} />
      <HomeGrid>
        <FamilySearch />
        <Figures>
          <FigureTile
            label={t('home.openRefunds')}
            value={countText(texts, refunds.total)}
            note={
              refunds.total === 0
                ? undefined
                : t('home.refundAges', {
                    today: countText(texts, refunds.today),
                    week: countText(texts, refunds.thisWeek),
                    older: countText(texts, refunds.older),
                  })
            }
            tone={refunds.older > 0 ? 'bad' : warn(refunds.total)}
            href={open}
          />
          <FigureTile
            label={t('home.heldPayments')}
            value={countText(texts, home.heldPayments)}
            tone={warn(home.heldPayments)}
            href={REFUNDS}
          />
          <FigureTile
            label={t('home.pastDue')}
            value={countText(texts, home.pastDue)}
            tone={warn(home.pastDue)}
            href={listAddress('/admin/purchases', { status: 'Past Due' })}
          />
          <FigureTile
            label={t('home.outOfTime')}
            value={countText(texts, home.outOfTime)}
            href={listAddress('/admin/families', { attention: 'outOfTime' })}
          />
          <FigureTile
            label={t('home.littleTime')}
            value={countText(texts, home.littleTime)}
            href={listAddress('/admin/families', { attention: 'littleTime' })}
          />
        </Figures>
        <ListCard
          title={t('home.oldestRefunds')}
          total={refunds.total}
          rows={home.oldest.map(({ _id, familyName, askedAt }) => ({
            key: _id,
            name: familyName,
            note: t('home.askedAgo', { ago: agoText(askedAt, locale, Date.now()) }),
            href: `${REFUNDS}?${new URLSearchParams({ search: familyName })}`,
          }))}
          all={open}
          empty={t('home.noRefunds')}
        />
      </HomeGrid>
    </>
  );
}

function FamilySearch() {
  const { t } = useTexts();
  const router = useRouter();
  const [search, setSearch] = useState('');
  return (
    <Card title={t('home.findFamily')}>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          const words = search.trim();
          router.history.push(
            words === '' ? '/admin/families' : `/admin/families?${new URLSearchParams({ search: words })}`,
          );
        }}
      >
        <TextField label={t('home.findFamilyBy')} value={search} onChange={setSearch} />
        <Button type="submit" variant="primary" icon="search">
          {t('home.find')}
        </Button>
      </form>
    </Card>
  );
}
