import type { AnewOfList } from '@flink/contract/entities/generation.ts';
import { id } from '@flink/contract/entities/shape.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { luckOf } from '@flink/templates/word-games.ts';
import type { madeGroupsService } from '../groups/made-groups.service.ts';
import type { Author } from '../make.scope.ts';
import type { savingService } from '../saving/saving.service.ts';
import { meaningsById } from '../wordlists/words.repo.ts';
import { type Game, gameOf, inGroupOrder, problemCountOf, said } from './game-of.ts';
import { gamesKept, type KeepingNeeds, madeOf, wordsToKeep } from './games-kept.ts';
import * as repo from './generation.repo.ts';
import { missedAssets } from './missed-assets.ts';
import { type Remade, remadeFrom } from './remade.ts';
import { movedInto } from './word-files.ts';
import { type Source, taskOf, type WordSources } from './word-source.ts';

type Needs = KeepingNeeds & {
  readonly sources: WordSources;
  readonly groups: Pick<ReturnType<typeof madeGroupsService>, 'replaceWordsIn'>;
  readonly saving: Pick<ReturnType<typeof savingService>, 'opened' | 'remakeIn'>;
};

interface OldGame {
  readonly activity: Awaited<ReturnType<typeof repo.activitiesOfList>>[number];
  readonly game: Game;
  readonly before: ActivityData;
  readonly remade: Remade | null;
}

/** Games of a list, those of the library too, follow its words under their ids when somebody agrees. */
export function remakingService(needs: Needs) {
  const { db, sources, groups, saving } = needs;
  const { toKeep, whole } = gamesKept(needs);
  async function oldGames(author: Author, source: Source, locale: string): Promise<readonly OldGame[]> {
    const templates = new Map((await repo.wordTemplates(db, locale)).map((one) => [one._id, one]));
    const task = taskOf(source);
    const ids = new Map(source.words.map(({ id: wordId, word }) => [word.word, wordId]));
    const found: OldGame[] = [];
    for (const activity of await repo.activitiesOfList(db, author, source.id, source.locale)) {
      const template = templates.get(activity.templateId);
      if (!template) continue;
      const luck = activity.ofTheLibrary ? { luck: luckOf(activity._id) } : {};
      const game = gameOf(template, luck, task);
      const { data: before } = await saving.opened(author, activity._id);
      const folder = `activities/${activity._id}`;
      const after = game.data && movedInto(game.data as unknown as ActivityData, source.files, folder).data;
      found.push({ activity, game, before, remade: after && remadeFrom(before, after, ids) });
    }
    return inGroupOrder(found, ({ game }) => game.template);
  }

  const isOther = ({ remade }: OldGame): boolean => remade === null || remade.isChanged;

  return {
    /** What an author is asked to agree to before the games of a list are made anew. */
    async anew(author: Author, listId: string, locale: string): Promise<AnewOfList> {
      const source = await sources.ofList(author, listId);
      const others = (await oldGames(author, source, locale)).filter(isOther);
      const gone = others
        .flatMap(({ remade }) => remade?.removed ?? [])
        .filter((one) => id.safeParse(one).success);
      const spelt = new Map([
        ...[...(await meaningsById(db, author, source.locale, gone))].map(
          ([wordId, { word }]) => [wordId, word] as const,
        ),
        ...source.words.map(({ id: wordId, word }) => [wordId, word.word] as const),
      ]);
      const told = (part: 'added' | 'removed' | 'otherwise') => [
        ...new Set(others.flatMap(({ remade }) => remade?.[part] ?? []).map((one) => spelt.get(one) ?? one)),
      ];
      return {
        added: told('added'),
        removed: told('removed'),
        otherwise: told('otherwise'),
        activities: others.map(({ activity, game, before }) => {
          const [issue] = game.assessed.made.ok ? [] : game.assessed.made.issues.slice(-1);
          return {
            _id: activity._id,
            activityName: activity.activityName,
            family: game.template.family,
            before: problemCountOf({ gameData: before.gameData }),
            after: problemCountOf(game.data),
            refused: issue ? said(issue) : null,
          };
        }),
        missedAssets: missedAssets(
          source,
          others.map(({ game }) => game),
        ),
      };
    },

    async remakeOfList(
      author: Author,
      asked: { readonly wordlist: string; readonly activities: readonly string[] },
      locale: string,
    ): Promise<string[]> {
      const source = await sources.ofList(author, asked.wordlist);
      if (source.words.length === 0) throw new AppError('wordlists.noWordsOfLocale');
      const all = await oldGames(author, source, locale);
      if (asked.activities.some((one) => !all.some(({ activity }) => activity._id === one)))
        throw new AppError('notFound');
      const wanted = all.filter(
        (one) =>
          one.game.data !== null &&
          isOther(one) &&
          (asked.activities.length === 0 || asked.activities.includes(one.activity._id)),
      );
      const idOf = new Map(wanted.map(({ game, activity }) => [game, activity._id]));
      const kept = await toKeep(source, [...idOf.keys()], (game) => idOf.get(game));
      await whole(author, kept, async (tx) => {
        for (const { _id, data } of kept) await saving.remakeIn(tx, author, _id, data);
        const remade = kept.map(({ _id }) => _id);
        for (const { _id } of await repo.groupsOfList(tx, author, source.id, remade)) {
          await groups.replaceWordsIn(tx, _id, wordsToKeep(source));
          await repo.keepMadeOf(tx, _id, source.locale, madeOf(source));
        }
        await repo.markUnchanged(tx, source.id);
      });
      return kept.map(({ _id }) => _id);
    },
  };
}
