import { Page } from '@flink/ui/office/page/page.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { editList, makeCommon } from '../lists/make-data.ts';
import { EditList } from './edit-list.tsx';

/** Spec 3 §2.1: /flink-make/edit-activities. */
export default function EditListScreen() {
  const { locale } = useTexts();
  const common = useQuery(makeCommon(locale));
  const list = useQuery(editList);
  const failed = common.error ?? list.error;
  if (common.data && list.data) return <EditList activities={list.data.data} common={common.data} />;
  return (
    <Page>
      {failed ? (
        <EmptyState
          state={{
            kind: 'error',
            title: failed.message,
            onRetry: () => void Promise.all([common.refetch(), list.refetch()]),
          }}
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  );
}
