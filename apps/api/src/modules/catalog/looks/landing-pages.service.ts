import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { Db } from '../../../db/database.ts';
import type { FormFiles } from '../../../resources/form-files.ts';

type ByLocale = Readonly<Record<string, string>>;

/** Pages for visitors, each under the address of its code. */
export function landingPagesService({ db, files }: { readonly db: Db; readonly files: FormFiles }) {
  return {
    /** In one language as a whole, where its title was written in it, else in English or in the one it has; null where no page has this code. */
    async page(code: string, wanted: string) {
      const page = await db
        .selectFrom('landing_pages')
        .select(['titles', 'texts', 'sounds', 'pictures'])
        .where('code', '=', code)
        .executeTakeFirst();
      if (!page) return null;
      const { titles, texts, sounds, pictures } = page as unknown as Readonly<
        Record<keyof typeof page, ByLocale>
      >;
      const locale =
        [wanted, DEFAULT_LOCALE, ...Object.keys(titles)].find((code) => titles[code]) ?? DEFAULT_LOCALE;
      const picture = pictures[locale] ?? pictures[DEFAULT_LOCALE];
      return {
        locale,
        title: titles[locale] ?? '',
        text: texts[locale] ?? '',
        sound: sounds[locale] === undefined ? null : await files.linkTo(sounds[locale]),
        picture: picture === undefined ? null : await files.linkTo(picture),
      };
    },
  };
}
