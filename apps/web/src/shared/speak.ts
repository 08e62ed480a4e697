import { speechAddress } from '@flink/contract/client/speech-address.ts';
import { spokenParts } from '@flink/contract/rules/play/spoken-text.ts';
import { createSoundBox, type SoundBox } from '@flink/game-kit/react/sound-box.ts';
import { createVoice, type Reading, type Voice } from '@flink/game-kit/react/voice.ts';

const reading: Reading = (text, locale) =>
  spokenParts(text, locale).map((part) => ({ text: part, address: speechAddress(locale, part) }));

let speaking: Voice | null = null;
let sounding = 0;

/** True while something is read or told on the page: what can wait does not speak into it. */
export const isSpeaking = (): boolean => sounding > 0;

async function counted<Heard>(heard: Promise<Heard>): Promise<Heard> {
  sounding += 1;
  try {
    return await heard;
  } finally {
    sounding -= 1;
  }
}

/** The voice of a screen with a sound box of its own. Of all voices of the page only one is heard. */
export function voiceOn(sounds: SoundBox): Voice {
  const own = createVoice(sounds, reading);
  const alone = () => {
    if (speaking !== own) speaking?.stop();
    speaking = own;
  };
  return {
    play: (...wish) => {
      alone();
      return counted(own.play(...wish));
    },
    say: (...wish) => {
      alone();
      return counted(own.say(...wish));
    },
    stop: own.stop,
  };
}

let shared: Voice | null = null;

/** Reads a text of the interface aloud; resolves when it has been read, or cannot be. */
export async function speak(text: string, locale: string): Promise<void> {
  shared ??= voiceOn(createSoundBox());
  await shared.say(text, locale);
}

export function stopSpeaking(): void {
  shared?.stop();
}
