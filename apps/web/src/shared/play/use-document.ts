import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { api } from '../api.ts';
import { failureWords } from './failure-words.ts';

export type DocumentName = 'quickStart' | 'credits';

/** Opens a document of the login page in the learner's language (spec 1 §7). */
export function useDocument(): (name: DocumentName) => Promise<void> {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  return async (name) => {
    try {
      const { link } = await api('loginPageDocument', { query: { key: name, localeCode: locale } });
      window.open(link, '_blank', 'noopener');
    } catch (error) {
      await dialogs.error(failureWords(t, error));
    }
  };
}
