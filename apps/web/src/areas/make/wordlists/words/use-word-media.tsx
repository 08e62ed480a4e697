import type { AddAudioProps } from '@flink/make-kit/media/audio/add-audio-dialog.tsx';
import type { AddPictureProps } from '@flink/make-kit/media/picture/add-picture-dialog.tsx';
import { useLazyDialog } from '@flink/make-kit/media/use-lazy-dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';

interface WordMedia {
  readonly word: string;
  /** What a voice says, where that is not how the word is written. */
  readonly pronunciation: string | null;
  readonly locale: string;
  /** Where the files of words lie; what is taken is told as a key in it. */
  readonly folder: string;
  readonly onPicture: (key: string) => void;
  readonly onSound?: (key: string) => void;
}

/** The dialogs in which a word gets a picture and a sound; they stand inside an `EditingProvider`. */
export function useWordMedia({ word, pronunciation, locale, folder, onPicture, onSound }: WordMedia) {
  const { t } = useTexts();
  const picture = useLazyDialog<AddPictureProps>(
    () => import('@flink/make-kit/media/picture/add-picture-dialog.tsx'),
  );
  const sound = useLazyDialog<AddAudioProps>(
    () => import('@flink/make-kit/media/audio/add-audio-dialog.tsx'),
  );
  return {
    choosePicture: picture.open,
    chooseSound: sound.open,
    dialogs: (
      <>
        {picture.shown && (
          <picture.shown.Dialog
            key={`picture ${picture.shown.key}`}
            opened={picture.shown.opened}
            onClose={picture.shown.onClose}
            label={t('make.wordlists.pictureOf', { word })}
            words={word}
            language={locale}
            shows={undefined}
            current={null}
            onTake={({ file }) => {
              picture.close();
              onPicture(`${folder}/${file}`);
            }}
          />
        )}
        {sound.shown && (
          <sound.shown.Dialog
            key={`sound ${sound.shown.key}`}
            opened={sound.shown.opened}
            onClose={sound.shown.onClose}
            label={t('make.wordlists.soundOf', { word })}
            words={pronunciation ?? word}
            language={locale}
            onTake={(file) => {
              sound.close();
              onSound?.(`${folder}/${file}`);
            }}
          />
        )}
      </>
    ),
  };
}
