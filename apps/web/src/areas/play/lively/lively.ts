import type { Session } from '@flink/contract/entities/session.ts';
import { spokenText } from '@flink/game-kit/react/lesson-words.ts';
import { isSpeaking, speak, stopSpeaking } from '../../../shared/speak.ts';
import { createMessageVoice } from './message-voice.ts';
import { watchMessages } from './watch-messages.ts';

export { LivingCharacter } from '@flink/ui/play/people/living/living-character.tsx';

interface Surroundings {
  readonly locale: string;
  readonly team: Session['team'];
  /** The learner's setting; undefined while it is not known. */
  readonly animates: boolean | undefined;
}

/** Reads messages, questions and results aloud where a child plays, and stills the characters where they are not to move. */
export function enliven({ locale, team, animates }: Surroundings): () => void {
  document.documentElement.toggleAttribute('data-calm', animates === false);
  const hasChild = team.some(({ type }) => type === 'child');
  if (!hasChild) return () => {};
  const read = (line: string) => speak(spokenText(line), locale);
  return watchMessages(createMessageVoice({ isSpeaking, read, stop: stopSpeaking }));
}
