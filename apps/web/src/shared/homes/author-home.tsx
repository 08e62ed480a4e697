import type { HomeOf } from '@flink/contract/entities/home.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { agoText } from '../moment.ts';
import { Columns, HomeGrid, HomeHead, ListCard } from './home-parts.tsx';

const EDIT_LIST = '/flink-make/edit-activities';

const editorOf = (id: string, language = ''): string =>
  language === '' ? `${EDIT_LIST}/${id}/content` : `${EDIT_LIST}/${id}/languages/${language}`;

/** AUTHOR: go on where one stopped, what is not ready, what learners do not see yet, what they play most. */
export default function AuthorHome({ home }: { readonly home: HomeOf<'author'> }) {
  const { t, locale } = useTexts();
  const [last] = home.lastEdited;
  const ago = (moment: string) => agoText(moment, locale, Date.now());
  const newActivity = (
    <LinkButton variant={last ? 'line' : 'primary'} icon="plus" href={`${EDIT_LIST}?new=1`}>
      {t('home.newActivity')}
    </LinkButton>
  );
  return (
    <>
      <HomeHead
        sentence={t('home.author.sentence', { count: home.editList })}
        actions={
          <>
            {newActivity}
            {last && (
              <LinkButton variant="primary" icon="pencil" href={editorOf(last._id, last.language)}>
                {t('home.continue')}
              </LinkButton>
            )}
          </>
        }
      />
      <HomeGrid>
        <Columns>
          <ListCard
            title={t('home.lastEdited')}
            rows={home.lastEdited.map((activity) => ({
              key: `${activity._id} ${activity.language}`,
              name: activity.name,
              note: `${activity.templateName} · ${ago(activity.savedAt)}`,
              end: activity.isDraft ? t('home.draft') : null,
              href: editorOf(activity._id, activity.language),
            }))}
            empty={t('home.nothingEdited')}
            emptyActions={newActivity}
          />
          <ListCard
            title={t('home.notReady')}
            total={home.notReady.total}
            rows={home.notReady.activities.map((activity) => ({
              key: activity._id,
              name: activity.name,
              note: `${activity.templateName} · ${
                activity.toFix ? t('home.toFix', { count: activity.toFix }) : t('home.toFixUnknown')
              }`,
              href: editorOf(activity._id),
            }))}
            all={`${EDIT_LIST}?show=toFix`}
            empty={t('home.allReady')}
          />
          <ListCard
            title={t('home.drafts')}
            rows={home.drafts.map((activity) => ({
              key: activity._id,
              name: activity.name,
              note: `${activity.templateName} · ${ago(activity.savedAt)}`,
              href: editorOf(activity._id),
            }))}
            empty={t('home.noDrafts')}
          />
          <ListCard
            title={t('home.mostPlayed')}
            rows={home.mostPlayed.map((activity) => ({
              key: activity._id,
              name: activity.name,
              note: activity.templateName,
              end: t('home.times', { count: activity.times }),
              href: editorOf(activity._id),
            }))}
            empty={t('home.nothingPlayed')}
          />
        </Columns>
      </HomeGrid>
    </>
  );
}
