import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { likelierLanguage, looksForeign } from './likelier-language.ts';
import classes from './wordlists.module.css';

/** Somebody who writes is asked about once. */
const ASK_AFTER_MS = 600;

interface OtherLanguageProps {
  /** The words that the language of the list does not have, and how many are written. */
  readonly missing: readonly string[];
  readonly written: number;
  readonly locale: string;
  readonly common: MakeCommon;
  readonly onChange: (locale: string) => void;
}

/** A list that was written in the wrong language is told so, and changed with one press. */
export function OtherLanguage({ missing, written, locale, common, onChange }: OtherLanguageProps) {
  const { t } = useTexts();
  const now = JSON.stringify({ missing, written, locale });
  const settled = useDebounced(now, ASK_AFTER_MS);
  const asked = useQuery({
    queryKey: ['make', 'likelier-language', settled],
    queryFn: ({ signal }) =>
      Promise.all(
        common.locales
          .filter(({ code }) => code !== locale)
          .map(async ({ code }) => {
            const body = { words: [...missing], locale: code };
            const { missedWords } = await officeApi('wordsByNamesAndLocale', { body }, { signal });
            return { code, found: missing.length - missedWords.length };
          }),
      ),
    enabled: settled === now && looksForeign(missing.length, written),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const likelier = settled === now && asked.data && likelierLanguage(asked.data, missing.length, written);
  if (!likelier) return null;
  const language = common.locales.find(({ code }) => code === likelier.code)?.displayName ?? likelier.code;
  return (
    <p className={classes.foreign} role="status">
      <Icon name="language" size={18} />
      <span>{t('make.foreign.looks', { language, count: likelier.found, of: written })}</span>
      <Button variant="soft" onClick={() => onChange(likelier.code)}>
        {t('make.foreign.change', { language })}
      </Button>
    </p>
  );
}
