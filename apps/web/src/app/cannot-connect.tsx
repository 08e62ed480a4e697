import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { PlayLook } from '@flink/ui/play/play-look.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { TextsProvider, useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect } from 'react';
import styles from './message-sheet.module.css';

const TRY_AGAIN_MS = 5_000;

/** The texts come from the server that does not answer, so these few travel with the code. */
const BUILT_IN: Readonly<Record<string, string>> = {
  'shell.cannotConnect': 'Error connecting to server.',
  'shell.cannotConnectText': 'Check that you are online, then try again.',
  'shell.refresh': 'Refresh',
};

export function CannotConnect({
  onRefresh,
  busy,
}: {
  readonly onRefresh: () => void;
  readonly busy: boolean;
}) {
  useEffect(() => {
    const timer = setInterval(onRefresh, TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [onRefresh]);
  return (
    <TextsProvider rows={BUILT_IN} locale="en">
      <Message onRefresh={onRefresh} busy={busy} />
    </TextsProvider>
  );
}

function Message({ onRefresh, busy }: { readonly onRefresh: () => void; readonly busy: boolean }) {
  const { t } = useTexts();
  return (
    <PlayLook>
      <Scene />
      <Stage place="middle" companion={<Companion pose="thinking" text={t('shell.cannotConnectText')} />}>
        <Sheet hilly className={styles.sheet} role="alert">
          <h1>{t('shell.cannotConnect')}</h1>
          <Button variant="go" busy={busy} onClick={onRefresh}>
            {t('shell.refresh')}
          </Button>
        </Sheet>
      </Stage>
    </PlayLook>
  );
}
