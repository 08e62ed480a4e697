import { wordsOfHtml } from '@flink/contract/rules/html-words.ts';
import { SoundHostProvider } from '@flink/make-kit/editing.tsx';
import AddAudioDialog from '@flink/make-kit/media/audio/add-audio-dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRef } from 'react';
import { useCommonData } from '../../../../shared/common-data.ts';
import type { MadeSoundProps } from './made-sound.tsx';

interface MadeSoundDialogProps extends MadeSoundProps {
  /** What was asked for. */
  readonly way: 'speech' | 'record' | undefined;
  readonly onClose: () => void;
}

/** The dialog of the authors, for the fields of a form: what is taken is kept when the form is saved. */
export default function MadeSoundDialog({
  label,
  says,
  language,
  files,
  way,
  onTake,
  onClose,
}: MadeSoundDialogProps) {
  const { locale } = useTexts();
  const { locales } = useCommonData();
  /** Where what was made in here can be heard, by its key. */
  const addresses = useRef(new Map<string, string>());
  const urlOf = (key: string) => addresses.current.get(key) ?? '';
  return (
    <SoundHostProvider
      host={{
        // Which of them have a voice the server knows, and says when it is asked.
        languages: locales.map(({ code, displayName }) => ({ code, name: displayName, speaks: true })),
        mediaUrl: urlOf,
        upload:
          (file) =>
          async ({ progress, signal }) => {
            const key = await files.upload(file, progress, signal);
            addresses.current.set(key, URL.createObjectURL(file));
            return key;
          },
        speak: async ({ text, voice, locale: spoken }) => {
          const { key, url } = await files.speak({ text, voice, locale: spoken });
          addresses.current.set(key, url);
          return key;
        },
      }}
    >
      <AddAudioDialog
        opened
        way={way}
        label={label}
        words={wordsOfHtml(says)}
        language={language ?? locale}
        onClose={onClose}
        onTake={(key) => {
          onTake({ key, url: urlOf(key) });
          onClose();
        }}
      />
    </SoundHostProvider>
  );
}
