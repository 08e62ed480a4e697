import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Suspense, useState } from 'react';
import type { FieldFiles } from './field-props.ts';

const MadeSoundDialog = lazily(() => import('./made-sound-dialog.tsx'));

export interface MadeSoundProps {
  readonly label: string;
  /** What is to be heard. */
  readonly says: string;
  readonly language?: string | undefined;
  readonly files: FieldFiles;
  readonly onTake: (sound: { readonly key: string; readonly url: string }) => void;
}

type Opened = 'speech' | 'record' | 'either';

/** A sound that is made here: a text read aloud, or a recording (spec 3 §2.3, Add Audio). */
export function MadeSound({ isFirst, ...props }: MadeSoundProps & { readonly isFirst: boolean }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      {isFirst ? (
        <>
          <Button variant="quiet" icon="volume" aria-haspopup="dialog" onClick={() => setOpened('speech')}>
            {t('make.audio.speak')}
          </Button>
          <Button
            variant="quiet"
            icon="microphone"
            aria-haspopup="dialog"
            onClick={() => setOpened('record')}
          >
            {t('make.audio.record')}
          </Button>
        </>
      ) : (
        <IconButton
          icon="microphone"
          inRow
          aria-haspopup="dialog"
          label={t('manage.makeSound', { name: props.label })}
          onClick={() => setOpened('either')}
        />
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <MadeSoundDialog
            {...props}
            way={opened === 'either' ? undefined : opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
