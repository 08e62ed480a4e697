import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';

export interface ToSpeak {
  readonly words: string;
  readonly keep: (file: string) => void;
}

/** Lets the house's voice read texts aloud into the folder of a language version, one after the other. */
export function useSpeaking(path: string, locale: string) {
  const dialogs = useDialogs();
  const [progress, setProgress] = useState<{ readonly at: number; readonly of: number } | null>(null);

  async function speak(texts: readonly ToSpeak[]): Promise<void> {
    try {
      for (const [index, { words, keep }] of texts.entries()) {
        setProgress({ at: index + 1, of: texts.length });
        const { filename } = await officeApi('generateTts', {
          body: { path, voice: 'female', locale, text: words },
        });
        keep(filename);
      }
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    } finally {
      setProgress(null);
    }
  }
  return { speak, progress };
}
