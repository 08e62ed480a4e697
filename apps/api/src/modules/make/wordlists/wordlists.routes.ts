import { wordlistsCalls } from '@flink/contract/calls/make/wordlists.ts';
import type { Wordlist, WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import { authorOf } from '../make.scope.ts';

const by = (principal: Principal, locale?: string) => authorOf(sessionOf(principal), locale);

export function wordlistsRoutes({ wordlists, words }: Services) {
  const linksOf = (list: Wordlist) => words.linksOf(list.words.map(({ meaning }) => meaning));
  const opened = async (data: Wordlist) => ({ success: true as const, data, links: await linksOf(data) });
  const told = async (meanings: readonly WordMeaning[]) => ({
    success: true as const,
    data: [...meanings],
    links: await words.linksOf(meanings),
  });
  return routesOf(wordlistsCalls)({
    wordlists: ({ query, principal, locale }) => wordlists.list(by(principal, locale), query),
    myWordlists: ({ principal }) => wordlists.mine(by(principal)),
    wordlist: async ({ params, principal }) => opened(await wordlists.open(by(principal), params.id)),
    createWordlist: async ({ body, principal }) => opened(await wordlists.create(by(principal), body)),
    saveWordlist: async ({ body, principal }) => opened(await wordlists.save(by(principal), body)),
    deleteWordlist: async ({ params, principal }) => ({
      success: true,
      undo: await wordlists.remove(by(principal), params.id),
    }),
    addWords: async ({ body, principal }) => {
      const added = await wordlists.addWords(by(principal), body);
      return { success: true, ...added, links: await linksOf(added.wordlist) };
    },
    moveWordlistsToEditList: async ({ body, principal }) => {
      await wordlists.addToEditList(by(principal), body.wordlistsIds);
      return { success: true };
    },
    removeFromUserWordlists: async ({ body, principal }) => {
      await wordlists.removeFromEditList(by(principal), body);
      return { success: true };
    },
    wordsByNamesAndLocale: async ({ body, principal }) => {
      const found = await wordlists.wordsByNames(by(principal), body.locale, body.words);
      return { success: true, ...found, links: await words.linksOf(found.data) };
    },
    checkWordAssets: async ({ body }) => ({ success: true, data: await words.checkAssets(body) }),
    suggestWords: async ({ body }) => ({
      success: true,
      ...(await words.suggest(body.locale, body.words)),
    }),
    makeWords: async ({ body, principal }) => told(await words.make(by(principal), body.locale, body.words)),
    changeWords: async ({ body, principal }) =>
      told(await words.change(by(principal), body.locale, body.words)),
  });
}
