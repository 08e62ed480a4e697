import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMatches } from '@tanstack/react-router';

/** A section that holds nothing yet. */
export function EmptyRoom() {
  const { t } = useTexts();
  const title = useMatches().at(-1)?.staticData.title ?? 'title.notFound';
  return (
    <Page>
      <PageHead title={t(title)} />
      <EmptyState state={{ kind: 'first', title: t('shell.emptyHeading'), message: t('shell.emptyText') }} />
    </Page>
  );
}
