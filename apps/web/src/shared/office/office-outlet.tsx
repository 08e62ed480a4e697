import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMatches } from '@tanstack/react-router';
import { GuardedOutlet } from '../guarded-outlet.tsx';

/** The screens of an area of the office; one that fails to draw says so in its place (spec 3 §8). */
export const OfficeOutlet = () => <GuardedOutlet fallback={() => <ScreenFailure />} />;

function ScreenFailure() {
  const { t } = useTexts();
  const title = useMatches().at(-1)?.staticData.title;
  return (
    <Page>
      {title && <PageHead title={t(title)} />}
      <EmptyState
        state={{
          kind: 'error',
          title: t('shell.somethingWentWrong'),
          message: t('shell.somethingWentWrongText'),
          onRetry: () => window.location.reload(),
        }}
      />
    </Page>
  );
}
