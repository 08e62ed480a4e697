import { CallFailed } from '@flink/contract/client/client.ts';
import { listText } from '@flink/contract/texts/format.ts';
import { StoryBook } from '@flink/game-kit/react/story-book/story-book.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { dayText } from '../../../shared/moment.ts';
import { useOwnReader } from '../../../shared/read-along/use-own-reader.ts';
import { usePlayData } from '../data/menu-data.ts';
import styles from './stories-dialog.module.css';
import { isStory, type ListedWork, needsFolder, pagesOf } from './story-of.ts';

/** The library of what the family has made: the own stories, and for adults those of all of them. */
export default function StoriesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<ListedWork | null>(null);
  const readers = usePlayData()?.learners.map(({ _id }) => _id);
  const works = useQuery({
    queryKey: ['play', 'works', readers],
    queryFn: ({ signal }) => api('learnerWorks', {}, { signal }),
    networkMode: 'always',
    retry: false,
    // A story that was just made is looked for at once.
    staleTime: 0,
  });
  const stories = works.data?.data.filter(({ template }) => template === 'story-studio');
  return (
    <Dialog title={t('menu.tool.stories')} size="screen" onClose={onClose}>
      {works.isError && !works.isFetching && (
        <Failure error={works.error} onRefresh={() => void works.refetch()} />
      )}
      {works.isPending && <Waiting />}
      {stories?.length === 0 && <EmptyState title={t('stories.none')} text={t('stories.noneYet')} />}
      {stories && stories.length > 0 && (
        <ul className={styles.shelf}>
          {stories.map((story) => (
            <li key={story._id}>
              <Cover story={story} onOpen={() => setOpen(story)} />
            </li>
          ))}
        </ul>
      )}
      {open && <OpenStory story={open} onClose={() => setOpen(null)} />}
    </Dialog>
  );
}

const makersOf = ({ makers }: ListedWork, locale: string): string =>
  listText(
    makers.map(({ firstname }) => firstname),
    locale,
  );

const titleOf = ({ title, activityName }: ListedWork): string => title ?? activityName;

interface StoryProps {
  readonly story: ListedWork;
}

function Cover({ story, onOpen }: StoryProps & { onOpen(): void }) {
  const { locale } = useTexts();
  return (
    <button type="button" className={styles.cover} onClick={onOpen}>
      <Icon name="book" className={styles.sign} />
      <span className={styles.title} {...inLanguage(story.locale)}>
        {titleOf(story)}
      </span>
      <span className={styles.by}>
        <bdi>{makersOf(story, locale)}</bdi>
      </span>
      <span className={styles.by}>{dayText(story.savedAt, locale)}</span>
    </button>
  );
}

/** Text, files and, where a picture lies there, the folder of the activity. */
async function readStory({ _id: workId, activityId }: ListedWork, signal: AbortSignal) {
  const asked = { params: { activityId }, query: { workId } };
  const [{ data }, { files }] = await Promise.all([
    api('learnerActivityData', asked, { signal }),
    api('learnerActivityAssets', asked, { signal }),
  ]);
  if (!isStory(data)) return [];
  const folder = needsFolder(data)
    ? (await api('activity', { params: { id: activityId } }, { signal })).contentFolder
    : '';
  return pagesOf(data, { own: new Map(files.map(({ filename, url }) => [filename, url])), folder });
}

function OpenStory({ story, onClose }: StoryProps & { onClose(): void }) {
  const { locale } = useTexts();
  const { reader } = useOwnReader(story.locale, undefined);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['play', 'works', story._id, story.savedAt],
    queryFn: ({ signal }) => readStory(story, signal),
    networkMode: 'always',
    retry: false,
    // The addresses of its files expire.
    staleTime: 0,
    gcTime: 0,
  });
  if (data)
    return (
      <StoryBook
        story={{
          title: titleOf(story),
          author: makersOf(story, locale),
          lang: story.locale,
          pages: data,
        }}
        reader={reader}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={titleOf(story)} onClose={onClose}>
      {error && !isFetching ? <Failure error={error} onRefresh={() => void refetch()} /> : <Waiting />}
    </Dialog>
  );
}

function Failure({ error, onRefresh }: { readonly error: Error; onRefresh(): void }) {
  const { t } = useTexts();
  const offline = error instanceof CallFailed && error.code === 'network';
  return offline ? (
    <ErrorState kind="offline" text={t('shell.cannotConnectText')} onRefresh={onRefresh} />
  ) : (
    <ErrorState kind="broken" text={error.message} onRefresh={onRefresh} />
  );
}
