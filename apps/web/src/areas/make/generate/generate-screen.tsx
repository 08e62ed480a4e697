import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { makeCommon } from '../lists/make-data.ts';
import { idOf, type Source } from './game-choice.ts';
import { gamesPreview } from './games-preview.ts';
import { Generate } from './generate.tsx';

/** Spec 3 §5.2: games of a wordlist, or of the words of a group. */
export default function GenerateScreen() {
  const { t, locale } = useTexts();
  const { wordlistId, groupId = '' } = useParams({ strict: false }) as {
    readonly wordlistId?: string;
    readonly groupId?: string;
  };
  const source: Source = wordlistId === undefined ? { activeGroup: groupId } : { wordlist: wordlistId };
  const preview = useQuery(gamesPreview(source, locale));
  const common = useQuery(makeCommon(locale));
  if (preview.data && common.data)
    return (
      <Generate
        key={idOf(source)}
        source={source}
        preview={preview.data}
        common={common.data}
        onAskAgain={async () => {
          await preview.refetch();
        }}
      />
    );
  const failed = [preview, common].find(({ error }) => error !== null);
  return (
    <Page>
      <PageHead title={t('title.makeGenerate')} />
      {failed?.error ? (
        <EmptyState
          state={{ kind: 'error', title: failed.error.message, onRetry: () => void failed.refetch() }}
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  );
}
