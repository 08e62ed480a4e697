import { allows } from '@flink/contract/access/rules.ts';
import type { Preview } from '@flink/contract/entities/generation.ts';
import type { WordChange } from '@flink/contract/entities/wordlists.ts';
import { EditingProvider } from '@flink/make-kit/editing.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMemo, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { MakeWordsDialog } from '../wordlists/words/make-words-dialog.tsx';
import { useWordMedia } from '../wordlists/words/use-word-media.tsx';
import { folderOf, wordEditing } from '../wordlists/words/word-editing.ts';
import type { Missed } from './game-choice.ts';

interface CompletingOf {
  readonly sourceId: string;
  readonly preview: Preview;
  readonly common: MakeCommon;
  /** The words are others now. */
  readonly onCompleted: () => Promise<void>;
}

/** What words lack is given to them beside the games that miss it. */
export function useCompleting({ sourceId, preview, common, onCompleted }: CompletingOf) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const mayEdit = allows({ flinkMake: { wordlists: { edit: true } } }, holderOf(useSession()));
  const [asked, setAsked] = useState<Missed>({ word: '', asset: 'picture' });
  const [isMaking, setMaking] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  /** How often words got something here. */
  const [completed, setCompleted] = useState(0);
  const { locale, words } = preview;
  const folder = folderOf(sourceId);
  const silent = words.flatMap(({ wordId, spokenAt }) =>
    wordId !== null && spokenAt !== null ? [{ _id: wordId, wordAudio: spokenAt }] : [],
  );

  const tell = async (changes: readonly WordChange[]) => {
    try {
      await officeApi('changeWords', { body: { locale, words: [...changes] } });
      await onCompleted();
      setCompleted((before) => before + 1);
      show({ message: t('make.complete.done', { count: changes.length }) });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    }
  };
  const tellAsked = (change: Omit<WordChange, '_id'>) => {
    const wordId = words.find(({ word }) => word === asked.word)?.wordId;
    if (wordId) void tell([{ _id: wordId, ...change }]);
  };
  const media = useWordMedia({
    word: asked.word,
    pronunciation: null,
    locale,
    folder,
    onPicture: (wordImage) => tellAsked({ wordImage }),
    onSound: (wordAudio) => tellAsked({ wordAudio }),
  });
  const editing = useMemo(() => wordEditing(folder, locale, common), [folder, locale, common]);

  return {
    add: mayEdit
      ? (missed: Missed) => {
          setAsked(missed);
          if (missed.asset === 'word') setMaking(true);
          else if (missed.asset === 'picture') media.choosePicture();
          else media.chooseSound();
        }
      : undefined,
    /** How many words the voice of the house can say that have no sound. */
    silent: mayEdit ? silent.length : 0,
    isSpeaking,
    completed,
    /** The voice of the house says this one; undefined where it cannot. */
    speakOne: (word: string) => {
      const found = words.find((one) => one.word === word);
      return mayEdit && found?.wordId && found.spokenAt
        ? () => void tell([{ _id: found.wordId ?? '', wordAudio: found.spokenAt }])
        : undefined;
    },
    async speak() {
      setSpeaking(true);
      await tell(silent);
      setSpeaking(false);
    },
    dialogs: (
      <EditingProvider value={editing}>
        {media.dialogs}
        {isMaking && (
          <MakeWordsDialog
            words={[asked.word]}
            pasted={new Map()}
            locale={locale}
            folder={folder}
            common={common}
            onClose={() => setMaking(false)}
            onMade={async () => {
              setMaking(false);
              await onCompleted();
              setCompleted((before) => before + 1);
            }}
          />
        )}
      </EditingProvider>
    ),
  };
}
