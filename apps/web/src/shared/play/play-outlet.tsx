import { ErrorBoundary } from '@flink/ui/failure/error-boundary.tsx';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';

/** The screens of an area in the look of Play; one that fails to draw says so in its place (spec 1 §8). */
export function PlayOutlet() {
  // Of what is drawn: the address is another one before the next screen has come.
  const drawn = useMatches({ select: (matches) => matches.at(-1)?.id });
  return (
    <ErrorBoundary resetKey={drawn} fallback={() => <ScreenFailure />}>
      <Outlet />
    </ErrorBoundary>
  );
}

function ScreenFailure() {
  const { t } = useTexts();
  return (
    <Stage place="middle">
      <ErrorState
        kind="broken"
        text={t('shell.somethingWentWrongText')}
        onRefresh={() => window.location.reload()}
      >
        <Button icon="back" onClick={() => window.history.back()}>
          {t('shell.back')}
        </Button>
      </ErrorState>
    </Stage>
  );
}
