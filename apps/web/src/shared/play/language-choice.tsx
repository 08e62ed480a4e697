import { RadioGroup } from '@flink/ui/play/fields/radio-group.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCommonData } from '../common-data.ts';
import { chooseLocale } from '../locale.ts';

/** The languages offered here: those of a center, or those people may register in. */
export function LanguageChoice({ codes }: { readonly codes: readonly string[] }) {
  const { t, locale } = useTexts();
  const { locales } = useCommonData();
  const offered = locales.filter(({ code }) => codes.includes(code));
  return (
    <RadioGroup
      label={t('signIn.language')}
      choices={offered.map(({ code, displayName }) => ({ value: code, label: displayName, lang: code }))}
      value={locale}
      onChange={chooseLocale}
    />
  );
}
