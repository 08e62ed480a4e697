import { Page } from '@flink/ui/office/page/page.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { makeCommon } from '../lists/make-data.ts';
import { Groups } from './groups.tsx';

/** Spec 3 §2.1: /flink-make/activity-groups. */
export default function GroupsScreen() {
  const { locale } = useTexts();
  const common = useQuery(makeCommon(locale));
  if (common.data) return <Groups common={common.data} />;
  return (
    <Page>
      {common.error ? (
        <EmptyState
          state={{ kind: 'error', title: common.error.message, onRetry: () => void common.refetch() }}
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  );
}
