import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { PlayLook } from '@flink/ui/play/play-look.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import styles from './message-sheet.module.css';

/** Any other path (spec 1 §2). */
export function NotFound() {
  const { t } = useTexts();
  return (
    <PlayLook scene="forest">
      <Scene />
      <Stage place="middle" companion={<Companion pose="thinking" text={t('shell.notFoundText')} />}>
        <Sheet hilly className={styles.sheet}>
          <h1>{t('shell.notFoundHeading')}</h1>
          <Button variant="go" icon="back" onClick={() => window.history.back()}>
            {t('shell.back')}
          </Button>
        </Sheet>
      </Stage>
    </PlayLook>
  );
}
