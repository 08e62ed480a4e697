import { spokenText } from '@flink/game-kit/react/lesson-words.ts';
import { SayMessageContext } from '@flink/ui/play/text/say-message.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useMemo } from 'react';
import { useSession } from '../../../shared/session/session-store.ts';
import { isSpeaking, speak, stopSpeaking } from '../../../shared/speak.ts';
import { createMessageVoice } from './message-voice.ts';

/** Messages, questions and results are read aloud where a child plays, who may not read yet. */
export function SpokenMessages({ children }: { readonly children: ReactNode }) {
  const { locale } = useTexts();
  const hasChild = (useSession()?.team ?? []).some(({ type }) => type === 'child');
  const say = useMemo(
    () =>
      hasChild
        ? createMessageVoice({
            isSpeaking,
            read: (line) => speak(spokenText(line), locale),
            stop: stopSpeaking,
          })
        : null,
    [hasChild, locale],
  );
  return <SayMessageContext value={say}>{children}</SayMessageContext>;
}
