import type { HomeOf } from '@flink/contract/entities/home.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCommonData } from '../common-data.ts';
import { HomeGrid, HomeHead, ListCard } from './home-parts.tsx';
import { countText } from './home-words.ts';

const SEARCH = '/flink-make/search-activities';

/** TRANSLATOR and its two kinds: what is missing and outdated, by language. */
export default function TranslatorHome({ home }: { readonly home: HomeOf<'translator'> }) {
  const texts = useTexts();
  const { t } = texts;
  const { locales } = useCommonData();
  const nameOf = (code: string) => locales.find((locale) => locale.code === code)?.displayName ?? code;
  return (
    <>
      <HomeHead
        sentence={t('home.translator.sentence')}
        actions={
          <LinkButton variant="primary" icon="search" href={SEARCH}>
            {t('home.findActivities')}
          </LinkButton>
        }
      />
      <HomeGrid>
        <ListCard
          title={t('home.languages')}
          rows={home.languages.map(({ locale, missing, outdated, next }) => ({
            key: locale,
            name: nameOf(locale),
            note: t('home.translations', {
              missing: countText(texts, missing),
              outdated: countText(texts, outdated),
            }),
            end: t('home.nextTranslation', { name: next.name }),
            href: `/flink-make/edit-activities/${next._id}/languages/${locale}`,
          }))}
          empty={home.hasScopes ? t('home.noTranslations') : t('home.noScopes')}
        />
      </HomeGrid>
    </>
  );
}
