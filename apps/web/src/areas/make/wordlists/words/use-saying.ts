import { speechAddress } from '@flink/contract/client/speech-address.ts';
import { LONGEST_WORD } from '@flink/contract/rules/make/wordlist.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { officeApi } from '../../../../shared/office/office-api.ts';
import type { MakeCommon } from '../../lists/make-data.ts';

/** Asks how a meaning is said in another language and keeps it; whether it was kept. */
export function useSaying({ locales }: Pick<MakeCommon, 'locales'>) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  return async (meaning: { readonly _id: string; readonly word: string }, code: string): Promise<boolean> => {
    const language = locales.find((one) => one.code === code);
    const word = await dialogs.prompt({
      title: t('make.complete.sayTitle', { word: meaning.word, language: language?.displayName ?? code }),
      label: t('make.complete.sayLabel'),
      action: t('make.complete.say'),
      maxLength: LONGEST_WORD,
    });
    if (word === null) return false;
    try {
      const wordAudio = language?.speaks ? { wordAudio: speechAddress(code, word) } : {};
      await officeApi('changeWords', {
        body: { locale: code, words: [{ _id: meaning._id, word, ...wordAudio }] },
      });
      return true;
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
      return false;
    }
  };
}
