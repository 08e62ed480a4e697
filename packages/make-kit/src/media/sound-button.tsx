import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { SoundSaid } from './sound-said.tsx';
import { useSound } from './use-sound.ts';

/** Plays a sound; pressed again it stops. */
export function SoundButton({ url, name }: { readonly url: string; readonly name: string }) {
  const { t } = useTexts();
  const { state, press, words } = useSound(url, name, t('make.wordlists.listen', { name }));
  return (
    <>
      <IconButton
        inRow
        icon={state === 'failed' ? 'alert-circle' : state === 'playing' ? 'player-stop' : 'volume'}
        label={words}
        onClick={press}
      />
      <SoundSaid state={state} words={words} />
    </>
  );
}
