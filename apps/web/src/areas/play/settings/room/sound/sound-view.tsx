import { createSoundBox } from '@flink/game-kit/react/sound-box.ts';
import { setVolume, type VolumeChannel, volumeOf } from '@flink/game-kit/react/volumes.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, useEffect, useId, useState } from 'react';
import { speak, stopSpeaking } from '../../../../../shared/speak.ts';
import { soundAddress } from '../../../activity/opening/sound-address.ts';
import { BackFoot } from '../back-foot.tsx';
import { BigSwitch } from '../big-button.tsx';
import type { LookViewProps } from '../look/look-views.tsx';
import { settingsPictures } from '../settings-pictures.tsx';
import { loudness } from './loudness.ts';
import styles from './sound-view.module.css';

/** How loud it is, at once and for this device; and whether the menu speaks when it is touched, for this learner. */
export function SoundView({ draft, onDraft, onBack }: Pick<LookViewProps, 'draft' | 'onDraft' | 'onBack'>) {
  const { t, locale } = useTexts();
  const [signs] = useState(createSoundBox);
  useEffect(
    () => () => {
      signs.stop();
      stopSpeaking();
    },
    [signs],
  );
  const sample: Readonly<Record<VolumeChannel, () => void>> = {
    voice: () => void speak(t('settings.sound.sample'), locale),
    sign: () => void signs.play(soundAddress('correct-1'), { channel: 'sign', volume: 1 }),
  };
  return (
    <>
      <div className={styles.sound}>
        <div className={styles.volumes}>
          <Volume channel="voice" onSet={sample.voice} focused />
          <Volume channel="sign" onSet={sample.sign} />
          <p className={styles.device} data-say="">
            {t('settings.sound.device')}
          </p>
        </div>
        <BigSwitch
          button="touchSpeaks"
          name={t('settings.button.touchSpeaks')}
          art={settingsPictures.touchSpeaks}
          on={draft.touchSpeaks}
          onTurn={(touchSpeaks) => onDraft({ ...draft, touchSpeaks })}
        />
      </div>
      <BackFoot onBack={onBack} />
    </>
  );
}

interface VolumeProps {
  readonly channel: VolumeChannel;
  readonly focused?: boolean;
  /** When the hand has let go: a sample lets hear what was chosen. */
  readonly onSet: () => void;
}

const STEPS = 10;

function Volume({ channel, focused, onSet }: VolumeProps) {
  const { t } = useTexts();
  const id = useId();
  const [volume, setShown] = useState(() => volumeOf(channel));
  const choose = (steps: number) => {
    setVolume(channel, steps / STEPS);
    setShown(steps / STEPS);
  };
  return (
    <div className={styles.volume}>
      <label className={styles.name} htmlFor={id} data-say="">
        {t(`settings.sound.${channel}`)}
      </label>
      <output className={styles.value} htmlFor={id} data-say="">
        {loudness(t, volume)}
      </output>
      <span className={styles.line}>
        <Icon name="speak" className={styles.icon} />
        <input
          id={id}
          className={styles.range}
          type="range"
          min={0}
          max={STEPS}
          value={Math.round(volume * STEPS)}
          style={{ '--filled': `${volume * 100}%` } as CSSProperties}
          aria-valuetext={loudness(t, volume)}
          data-autofocus={focused || undefined}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          onPointerUp={onSet}
          onKeyUp={({ key }) => key !== 'Tab' && onSet()}
        />
      </span>
    </div>
  );
}
