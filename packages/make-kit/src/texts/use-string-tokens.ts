import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type Place, valueAt } from '../document/place.ts';
import { useEditing } from '../editing.tsx';
import { stringNumbersIn, withStrings } from './string-tokens.ts';

/** When a field is left: numbers in it become texts of the house, in this language (spec 3 §2.3). */
export function useStringTokens(place: Place, language: string | undefined) {
  const { host, now, change } = useEditing();
  const { t } = useTexts();
  const dialogs = useDialogs();
  return async (most: number) => {
    // What was written last comes into the document with the same event that left the field.
    await Promise.resolve();
    const text = valueAt(now().content, place);
    if (language === undefined || typeof text !== 'string') return;
    const numbers = stringNumbersIn(text);
    if (numbers.length === 0) return;
    const found = await Promise.all(numbers.map((number) => host.stringOf(number, language))).catch(
      () => null,
    );
    // Without a line the numbers stay; leaving the field again asks again.
    if (found === null) return;
    const words = new Map(
      numbers.flatMap((number, index) => {
        const one = found[index];
        return one === null || one === undefined ? [] : [[number, one] as const];
      }),
    );
    // Whoever wrote on meanwhile keeps what was written.
    const said = withStrings(text, words);
    if (said.length > most) {
      await dialogs.info({ title: t('make.text.tooLong', { most }), message: said });
      return;
    }
    if (words.size > 0 && valueAt(now().content, place) === text) change(place, said);
    const missing = numbers.filter((number) => !words.has(number));
    if (missing.length > 0)
      await dialogs.info({
        title: t('error.strings.translationNotFound'),
        message: missing.map((number) => `#${number}`).join(', '),
      });
  };
}
