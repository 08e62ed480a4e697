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

/** A sound that is made here: a text read aloud, or a recording (spec 3 §2.3, Add Audio). */
export function MadeSound(props: MadeSoundProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="microphone"
        inRow
        aria-haspopup="dialog"
        label={t('manage.makeSound', { name: props.label })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <MadeSoundDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
