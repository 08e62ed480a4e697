import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef, useState } from 'react';

/** Plays a sound; pressed again it stops. */
export function SoundButton({ url, name }: { readonly url: string; readonly name: string }) {
  const { t } = useTexts();
  const sound = useRef<HTMLAudioElement | null>(null);
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  useEffect(() => () => sound.current?.pause(), []);
  const press = () => {
    if (state === 'playing') {
      sound.current?.pause();
      setState('still');
      return;
    }
    const audio = new Audio(url);
    sound.current = audio;
    audio.onended = () => setState('still');
    setState('playing');
    audio.play().catch(() => setState('failed'));
  };
  return (
    <IconButton
      inRow
      icon={state === 'failed' ? 'alert-circle' : state === 'playing' ? 'player-stop' : 'volume'}
      label={
        state === 'failed' ? t('make.wordlists.noSound', { name }) : t('make.wordlists.listen', { name })
      }
      onClick={press}
    />
  );
}
