import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { PlayLook } from '@flink/ui/play/play-look.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import styles from './message-sheet.module.css';

/** A screen that failed to draw (spec 1 §8). */
export function RenderFailure() {
  const { t } = useTexts();
  return (
    <PlayLook>
      <Scene />
      <Stage
        place="middle"
        companion={<Companion pose="thinking" text={t('shell.somethingWentWrongText')} />}
      >
        <Sheet hilly className={styles.sheet} role="alert">
          <h1>{t('shell.somethingWentWrong')}</h1>
          <Button variant="go" onClick={() => window.location.reload()}>
            {t('shell.refresh')}
          </Button>
        </Sheet>
      </Stage>
    </PlayLook>
  );
}
