import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import { wordsOfHtml } from '@flink/contract/rules/html-words.ts';
import type { PartState } from '@flink/contract/rules/make/translation.ts';
import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import type { Editing } from '@flink/make-kit/editing.tsx';
import type { Editor } from '@flink/make-kit/editor.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { MakeCommon } from '../lists/make-data.ts';
import type { MissingAudio } from './language-panel.tsx';
import { Listen, PartAudio } from './part-audio.tsx';
import type { PartGroup, PartRow as Row } from './part-groups.ts';
import { groupWords } from './part-outline.tsx';
import { partWords } from './part-words.ts';
import { useSpeaking } from './use-speaking.ts';

interface Given {
  readonly activity: OpenedActivity;
  readonly editor: Editor;
  readonly editing: Editing;
  readonly groups: readonly PartGroup[];
  /** The language of the original. */
  readonly from: string;
  readonly common: MakeCommon;
  readonly mayEdit: boolean;
}

/** Syllables are read as the word that they are. */
const spokenWords = ({ kind, state, translation }: PartState): string => {
  // Words of another language are not for this one's voice.
  if (state === 'copied') return '';
  return kind === 'texts' ? translation.replaceAll('\n', '') : wordsOfHtml(translation).replace(/[[\]]/g, '');
};

/** What can be heard of a language version, what cannot yet, and the voice that reads it. */
export function useRecordings({ activity, editor, editing, groups, from, common, mayEdit }: Given) {
  const { t } = useTexts();
  const { locale } = editing;
  const nameOf = (code: string) => common.locales.find((one) => one.code === code)?.displayName ?? code;
  const language = nameOf(locale);
  const hasVoice = common.locales.find(({ code }) => code === locale)?.speaks === true;
  const folder = `${activity.contentFolder}/immersion_${locale}`;
  const { speak, progress: speaking } = useSpeaking(folder, locale);

  const labelOf = ({ place }: PartState) => partWords(t, editor.description, place);
  const wordsFor = ({ text, audio }: Row) => (text === null || audio === null ? '' : spokenWords(text));
  const spoken = (row: Row, audio: PartState) => ({
    words: wordsFor(row),
    keep: (file: string) => editing.change(audio.place, file),
  });
  const missingAudio = groups.flatMap((group) =>
    group.rows.flatMap((row): (MissingAudio & { readonly row: Row })[] =>
      row.audio && row.audio.state !== 'done'
        ? [
            {
              row,
              part: row.audio,
              label: `${groupWords(t, group, editor.description.unit)}, ${labelOf(row.audio)}`,
              words: wordsFor(row),
            },
          ]
        : [],
    ),
  );
  const speakThese = (missing: readonly MissingAudio[]) =>
    void speak(
      missingAudio
        .filter((one) => missing.some(({ part }) => part.part === one.part.part))
        .map((one) => spoken(one.row, one.part)),
    );
  const heard = (row: Row) => {
    const { audio } = row;
    if (audio === null) return { original: null, translation: null };
    const label = labelOf(audio);
    return {
      original: (
        <Listen
          url={mediaAddress(audio.value, activity.contentFolder)}
          part={label}
          language={nameOf(from)}
        />
      ),
      translation: (
        <PartAudio
          audio={audio}
          label={label}
          language={language}
          url={mediaAddress(audio.translation, folder)}
          words={wordsFor(row)}
          mayEdit={mayEdit}
          onSpeak={hasVoice && wordsFor(row) !== '' ? () => speak([spoken(row, audio)]) : null}
          onChange={(file, at) => editing.change(at, file ?? '')}
        />
      ),
    };
  };
  return { missing: missingAudio, heard, labelOf, speaking, onSpeak: hasVoice ? speakThese : null };
}
