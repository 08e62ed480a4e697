import { Page } from '@flink/ui/office/page/page.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { makeCommon } from '../lists/make-data.ts';
import { Wordlists } from './wordlists.tsx';
import { myWordlists } from './wordlists-data.ts';

/** Spec 3 §2.1: /flink-make/wordlists. */
export default function WordlistsScreen() {
  const { locale } = useTexts();
  const common = useQuery(makeCommon(locale));
  const mine = useQuery(myWordlists);
  if (common.data && mine.data) return <Wordlists common={common.data} lists={mine.data.data} />;
  const failed = [common, mine].find(({ error }) => error !== null);
  return (
    <Page>
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
