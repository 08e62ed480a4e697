import { EditingProvider } from '@flink/make-kit/editing.tsx';
import type { AddAudioProps } from '@flink/make-kit/media/audio/add-audio-dialog.tsx';
import { SoundButton } from '@flink/make-kit/media/sound-button.tsx';
import { useLazyDialog } from '@flink/make-kit/media/use-lazy-dialog.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMemo } from 'react';
import type { MakeCommon } from '../lists/make-data.ts';
import { folderOf, wordEditing } from '../wordlists/words/word-editing.ts';
import classes from './word-groups.module.css';

interface HelpSoundProps {
  readonly groupId: string;
  readonly locale: string;
  readonly common: MakeCommon;
  /** What is told, to be spoken. */
  readonly words: string;
  /** Key of a file, or empty. */
  readonly value: string;
  readonly mayEdit: boolean;
  readonly onChange: (key: string) => void;
}

/** The sound of what learners are told before the games, in one language; without one Flink reads the text. */
export function HelpSound({ groupId, locale, common, words, value, mayEdit, onChange }: HelpSoundProps) {
  const { t } = useTexts();
  const label = t('make.complete.helpSound');
  const folder = folderOf(groupId);
  const editing = useMemo(() => wordEditing(folder, locale, common), [folder, locale, common]);
  const audio = useLazyDialog<AddAudioProps>(
    () => import('@flink/make-kit/media/audio/add-audio-dialog.tsx'),
  );
  return (
    <EditingProvider value={editing}>
      <div className={classes.helpSound}>
        {value !== '' && <SoundButton url={`/${value}`} name={label} />}
        {mayEdit && (
          <Button icon="microphone" onClick={audio.open}>
            {value === '' ? t('make.complete.addHelpSound') : t('make.complete.otherHelpSound')}
          </Button>
        )}
        {mayEdit && value !== '' && (
          <IconButton icon="trash" label={t('make.complete.noHelpSound')} onClick={() => onChange('')} />
        )}
      </div>
      {audio.shown && (
        <audio.shown.Dialog
          key={audio.shown.key}
          opened={audio.shown.opened}
          onClose={audio.shown.onClose}
          label={label}
          words={words}
          language={locale}
          onTake={(file) => {
            audio.close();
            onChange(`${folder}/${file}`);
          }}
        />
      )}
    </EditingProvider>
  );
}
