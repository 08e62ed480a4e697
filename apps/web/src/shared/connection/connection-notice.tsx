import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-store.ts';
import { speak } from '../speak.ts';
import type { Line } from './connection.ts';
import styles from './connection-notice.module.css';
import { connection, useLine } from './connection-store.ts';
import { refetchMissing } from './refetch-missing.ts';

/** Says that the connection is slow or gone, what still works, and tries again. */
export default function ConnectionNotice() {
  const line = useLine();
  const client = useQueryClient();
  useEffect(() => connection.onBack(() => void refetchMissing(client)), [client]);
  const [closed, setClosed] = useState<Line>('good');
  if (line === 'good' && closed !== 'good') setClosed('good');
  return (
    <div className={styles.region} role="status">
      {line !== 'good' && line !== closed && (
        <Notice key={line} line={line} onClose={() => setClosed(line)} />
      )}
    </div>
  );
}

function Notice({ line, onClose }: { readonly line: 'slow' | 'none'; readonly onClose: () => void }) {
  const { t, locale } = useTexts();
  const client = useQueryClient();
  const plays = Boolean(useSession()?.learner);
  const text = t(
    line === 'slow'
      ? 'shell.connection.slow'
      : plays
        ? 'shell.connection.noneInPlay'
        : 'shell.connection.none',
  );

  return (
    <div className={styles.notice} data-message="">
      <SpeakButton text={text} onClick={() => speak(text, locale)} />
      <p className={styles.text}>{text}</p>
      <Button
        icon="retry"
        onClick={() => {
          connection.doubt();
          void refetchMissing(client);
        }}
      >
        {t('shell.connection.tryAgain')}
      </Button>
      <RoundButton icon="close" label={t('uiPlay.close')} onClick={onClose} />
    </div>
  );
}
