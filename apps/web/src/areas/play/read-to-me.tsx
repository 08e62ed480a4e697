import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect } from 'react';
import { hush, readAloud } from './menu/stage/read-aloud.ts';

export interface ReadToMeProps {
  readonly title: string;
  /** What is said after the title. */
  readonly lines: readonly string[];
}

/** Stands before the title of a dialog and reads what the dialog has to say. */
export function ReadToMe({ title, lines }: ReadToMeProps) {
  const { locale } = useTexts();
  useEffect(() => hush, []);
  return (
    <SpeakButton
      text={title}
      onClick={() => readAloud([title, ...lines].map((text) => ({ text, locale })))}
    />
  );
}
