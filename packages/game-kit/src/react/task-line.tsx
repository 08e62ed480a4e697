import { QuestionLine } from '@flink/ui/play/game/question-line.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Piece } from '../model/content/piece.ts';
import type { PlayHost } from './play.ts';

export interface TaskLineProps {
  /** What the author asks. */
  readonly task?: Piece | null | undefined;
  /** What the house says where the author wrote nothing. */
  readonly otherwise: string;
  /** What is read aloud after it, in the language of the activity. */
  readonly rest?: string;
  /** Heard, not read. */
  readonly unseen?: boolean;
  readonly host: Pick<PlayHost, 'locale' | 'say' | 'instruction'>;
}

/** What is to be done, shown and read aloud in the language that it is in: the activity's, or the page's. */
export function TaskLine({ task, otherwise, rest, unseen = false, host }: TaskLineProps) {
  const { locale } = useTexts();
  const words = task?.text.trim();
  const told = words ? undefined : host.instruction;
  const text = words || told?.text || otherwise;
  const lang = words ? host.locale : (told?.locale ?? locale);
  const speak = () => {
    if (rest === undefined) host.say({ ...task, ...(told?.audio ? { audio: told.audio } : {}), text }, lang);
    // No voice reads two languages in one go; the text is what the learner needs.
    else host.say({ ...task, text: lang === host.locale ? `${text}. ${rest}` : rest });
  };
  return <QuestionLine text={unseen ? '' : text} lang={lang} onSpeak={speak} />;
}
