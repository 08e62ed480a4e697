import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { makeCommon } from '../lists/make-data.ts';
import { WriteTexts } from './write-texts.tsx';

/** `/flink-make/translations/{locale}/write`: the texts of one or several activities of the worklist, one table. */
export default function WriteScreen() {
  const { t, locale: own } = useTexts();
  const { locale } = useParams({ strict: false }) as { readonly locale: string };
  const { searchStr } = useLocation();
  const common = useQuery(makeCommon(own));
  const known = common.data?.locales.some(({ code }) => code === locale);
  if (common.data && known)
    return <WriteTexts key={`${locale} ${searchStr}`} language={locale} common={common.data} />;
  return (
    <Page>
      <PageHead title={t('title.makeTranslate')} />
      {common.error ? (
        <EmptyState state={{ kind: 'error', title: common.error.message, onRetry: () => common.refetch() }} />
      ) : common.data ? (
        <EmptyState state={{ kind: 'first', title: t('make.worklist.unknownLanguage') }} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  );
}
