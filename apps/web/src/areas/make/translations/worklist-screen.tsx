import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { makeCommon } from '../lists/make-data.ts';
import { Worklist } from './worklist.tsx';

/** `/flink-make/translations`, and where translators land. */
export default function WorklistScreen() {
  const { t, locale } = useTexts();
  const common = useQuery(makeCommon(locale));
  return (
    <Page>
      <PageHead title={t('title.makeTranslations')} />
      {common.data ? (
        <Worklist common={common.data} />
      ) : common.error ? (
        <EmptyState state={{ kind: 'error', title: common.error.message, onRetry: () => common.refetch() }} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  );
}
