import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';

interface WithLanguages {
  readonly data: ActivityData;
  readonly languages: readonly { readonly language: string; readonly data: ActivityData | null }[];
}

/** The files of a language version lie in a folder of its own below the activity's. */
export function helpByLanguage(locale: string, { data, languages }: WithLanguages): ActivityData {
  const helps = [
    { language: locale, data, folder: '' },
    ...languages.map((one) => ({ ...one, folder: `immersion_${one.language}/` })),
  ];
  return Object.fromEntries(
    helps.flatMap(({ language, data: said, folder }) => {
      const [helpHtml, helpAudio] = [said?.helpHtml, said?.helpAudio];
      const helpString = helpHtml ? undefined : said?.helpString;
      if (!helpHtml && !helpString && !helpAudio) return [];
      const audio =
        typeof helpAudio === 'string' && helpAudio !== '' && !helpAudio.startsWith('/')
          ? `${folder}${helpAudio}`
          : helpAudio;
      const words = helpHtml ? { helpHtml } : helpString ? { helpString } : {};
      return [[language, { ...words, ...(audio ? { helpAudio: audio } : {}) }]];
    }),
  );
}
