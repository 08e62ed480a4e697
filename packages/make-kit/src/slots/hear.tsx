import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useState } from 'react';
import { SoundSaid } from '../media/sound-said.tsx';
import { useSound } from '../media/use-sound.ts';
import classes from './slot-card.module.css';

/** Whole seconds; less than one is one. */
const clock = (seconds: number): string => {
  const whole = Math.max(1, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** How long a sound is, once its head has come; null until then, and where it cannot be played. */
function useLength(url: string): number | null {
  const [length, setLength] = useState<number | null>(null);
  useEffect(() => {
    const sound = new Audio();
    sound.preload = 'metadata';
    sound.onloadedmetadata = () => setLength(Number.isFinite(sound.duration) ? sound.duration : null);
    sound.src = url;
    return () => {
      sound.onloadedmetadata = null;
      sound.removeAttribute('src');
    };
  }, [url]);
  return length;
}

/** Plays the sound of a slot and says how long it is. */
export function Hear({ url, name }: { readonly url: string; readonly name: string }) {
  const { t } = useTexts();
  const { state, press, words } = useSound(url, name, t('make.slot.hear', { name }));
  const length = useLength(url);
  return (
    <>
      <button type="button" className={classes.hear} aria-label={words} onClick={press}>
        <Icon
          name={state === 'failed' ? 'alert-circle' : state === 'playing' ? 'player-stop' : 'player-play'}
          size={14}
        />
        {state === 'failed' ? (
          <span className={classes.none}>{t('make.translate.noSound')}</span>
        ) : (
          length !== null && <span dir="ltr">{clock(length)}</span>
        )}
      </button>
      <SoundSaid state={state} words={words} />
    </>
  );
}
