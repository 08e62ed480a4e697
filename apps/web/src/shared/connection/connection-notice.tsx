import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../session/session-store.ts';
import { speak } from '../speak.ts';
import styles from './connection-notice.module.css';
import { connection, useLine } from './connection-store.ts';
import { refetchMissing } from './refetch-missing.ts';

/** A game goes on without a line: the notice does not stand in its way for longer. */
const STAYS_IN_GAME_MS = 8_000;
const GAME = /^\/play\/activity\//;

/** Says that the connection is slow or gone, what still works, and tries again; closed, it comes back on the next page. */
export default function ConnectionNotice(): ReactNode {
  const line = useLine();
  const client = useQueryClient();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [closed, setClosed] = useState<string | null>(null);
  useEffect(() => connection.onBack(() => void refetchMissing(client)), [client]);
  if (line === 'good' && closed !== null) setClosed(null);
  const here = `${line} ${path}`;
  return (
    <div className={styles.region} role="status">
      {line !== 'good' && closed !== here && (
        <Notice
          key={line}
          line={line}
          leaves={line === 'none' && GAME.test(path)}
          onClose={() => setClosed(here)}
        />
      )}
    </div>
  );
}

interface NoticeProps {
  readonly line: 'slow' | 'none';
  /** By itself, after a while. */
  readonly leaves: boolean;
  readonly onClose: () => void;
}

function Notice({ line, leaves, onClose }: NoticeProps) {
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
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => close(), STAYS_IN_GAME_MS);
    return () => clearTimeout(timer);
  }, [leaves]);

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
