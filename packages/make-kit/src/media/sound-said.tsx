import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import type { useSound } from './use-sound.ts';

type SoundSaidProps = Pick<ReturnType<typeof useSound>, 'state' | 'words'>;

/** Who does not see that no sound came hears it: new words of a button that was pressed are read to nobody. */
export const SoundSaid = ({ state, words }: SoundSaidProps) =>
  // It must be there before its words are.
  state !== 'still' && <VisuallyHidden role="status">{state === 'failed' ? words : ''}</VisuallyHidden>;
