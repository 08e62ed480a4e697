import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { GuardedOutlet } from '../guarded-outlet.tsx';

/** The screens of an area in the look of Play; one that fails to draw says so in its place (spec 1 §8). */
export const PlayOutlet = () => <GuardedOutlet fallback={() => <ScreenFailure />} />;

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
