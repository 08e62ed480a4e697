import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import type { MissedAsset, WishedGame } from '@flink/contract/entities/generation.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { contentIssues } from '@flink/game-kit/model/content/content.ts';
import type { GenerateIssue } from '@flink/game-kit/model/template.ts';
import { models } from '@flink/templates/models.gen.ts';
import type { DbOrTx } from '../../../db/database.ts';
import type { madeGroupsService } from '../groups/made-groups.service.ts';
import type { editListService } from '../lists/edit-list.service.ts';
import { type Author, authorOf } from '../make.scope.ts';
import type { savingService } from '../saving/saving.service.ts';
import type { wordlistsService } from '../wordlists/wordlists.service.ts';
import { type Game, gameOf, inGroupOrder, problemCountOf, said } from './game-of.ts';
import { type GameToKeep, gamesKept, type KeepingNeeds, madeOf, wordsToKeep } from './games-kept.ts';
import * as repo from './generation.repo.ts';
import { lostAssets, missedAssets } from './missed-assets.ts';
import { movedInto } from './word-files.ts';
import { type Source, taskOf, type WordSources } from './word-source.ts';

export type MakingNeeds = KeepingNeeds & {
  readonly sources: WordSources;
  readonly wordlists: Pick<ReturnType<typeof wordlistsService>, 'open'>;
  readonly groups: Pick<
    ReturnType<typeof madeGroupsService>,
    'open' | 'checkKind' | 'createIn' | 'addElementsIn' | 'replaceWordsIn' | 'transfer'
  >;
  readonly saving: Pick<ReturnType<typeof savingService>, 'opened' | 'remakeIn'>;
  readonly editList: Pick<ReturnType<typeof editListService>, 'checkLanguage'>;
};

interface Made {
  readonly data: MadeGroup;
  readonly activities: {
    readonly _id: string;
    readonly activityName: string;
    readonly templateAlias: string;
    readonly problemCount: number;
  }[];
  readonly missedAssets: MissedAsset[];
}

interface PracticeGame {
  readonly activityName: string;
  readonly locale: string;
  readonly wordIds: readonly string[];
  /** The one that was made before; within a transaction nobody else makes one until it ends. */
  readonly held: (tx: DbOrTx) => Promise<string | null>;
  readonly keep: (tx: DbOrTx, activityId: string) => Promise<unknown>;
}

/** Somebody else was faster: it is looked at again. */
class Overtaken extends Error {}

/** Games of words, written into groups with all their files (spec 3 §7.4). */
export function makingService(needs: MakingNeeds) {
  const { db, sources, wordlists, groups, saving, editList } = needs;
  const { toKeep, bringFiles, whole } = gamesKept(needs);

  async function gamesOf(
    source: Source,
    wishes: readonly WishedGame[],
    locale: string,
  ): Promise<readonly Game[]> {
    const templates = await repo.wordTemplates(db, locale);
    const byId = new Map(templates.map((template) => [template._id, template]));
    const unknown = wishes
      .filter(({ templateId }) => !byId.has(templateId))
      .map(({ templateId }) => templateId);
    if (unknown.length > 0) await refuseTemplates(unknown, locale);
    const chosen = wishes.map((wish) => ({ wish, template: byId.get(wish.templateId) }));
    const task = taskOf(source);
    const games = chosen.flatMap(({ wish, template }) =>
      template ? [withContent(gameOf(template, wish, task), wish)] : [],
    );
    return inGroupOrder(games, ({ template }) => template);
  }

  async function refuseTemplates(ids: readonly string[], locale: string): Promise<never> {
    const names = await repo.templateNames(db, ids, locale);
    if (names.length < new Set(ids).size) throw new AppError('notFound');
    throw new AppError('wordlists.templatesWithoutGenerator', {
      rows: names.map(({ _id, name }) => ({ section: 'activity-templates', _id, title: name })),
    });
  }

  /** Spec 3 §5.2, in its order: the words, the templates, each game, and what it lacks. */
  async function checked(
    source: Source,
    wishes: readonly WishedGame[],
    createAnyway: boolean,
    locale: string,
  ): Promise<{ readonly games: readonly Game[]; readonly missed: MissedAsset[] }> {
    if (wishes.length === 0) throw new AppError('wordlists.noneChosen');
    if (source.words.length === 0) throw new AppError('wordlists.noWordsOfLocale');
    if (source.unknown.length > 0 && !createAnyway)
      throw new AppError('wordlists.wordsNotFound', { params: { list: source.unknown.join(', ') } });
    const once = [...new Map(wishes.map((wish) => [wish.templateId, wish])).values()];
    const games = await gamesOf(source, once, locale);
    const without = games.filter(({ assessed }) => isWithoutGenerator(assessed.made));
    if (without.length > 0)
      await refuseTemplates(
        without.map(({ template }) => template._id),
        locale,
      );
    for (const { template, data, assessed } of games)
      if (!data && !assessed.made.ok) throw refusedBy(template.activityTemplateName, assessed.made.issues);
    const missed = missedAssets(source, games);
    if (missed.length > 0 && !createAnyway)
      throw new AppError('wordlists.assetsMissing', {
        rows: missed.map(({ word, asset }) => ({ section: asset, _id: wordIdOf(source, word), title: word })),
      });
    return { games, missed };
  }

  async function insert(
    tx: DbOrTx,
    author: Author,
    source: Source,
    group: Pick<MadeGroup, '_id' | 'educationalCategories'>,
    kept: readonly GameToKeep[],
  ): Promise<void> {
    const news = kept.filter(({ isNew }) => isNew);
    await repo.insertActivities(
      tx,
      news.map(({ _id, game, data }) => ({
        _id,
        activity_name: game.activityName,
        activity_template_id: game.template._id,
        locale: source.locale,
        content_folder: `activities/${_id}`,
        // A group of words without a list is what its games were made of.
        generated_from: source.wordlistId ?? group._id,
        data: JSON.stringify(data),
        is_valid: isPlayable(game, source.locale),
        created_by: author.userId,
        updated_by: author.userId,
      })),
    );
    await repo.sortActivities(
      tx,
      news.map(({ _id }) => _id),
      group.educationalCategories,
    );
  }

  async function keepSource(tx: DbOrTx, groupId: string, source: Source, kept: readonly GameToKeep[]) {
    await repo.keepSource(tx, groupId, {
      wordlistId: source.wordlistId,
      locale: source.locale,
      defaultActivityId: kept.find(({ game }) => game.counts)?._id ?? null,
    });
    await repo.keepMadeOf(tx, groupId, source.locale, madeOf(source));
    if (source.wordlistId !== null) await repo.markUnchanged(tx, source.wordlistId);
  }

  const answer = (data: MadeGroup, kept: readonly GameToKeep[], missed: MissedAsset[]): Made => ({
    data,
    activities: kept.map(({ _id, game }) => ({
      _id,
      activityName: game.activityName,
      templateAlias: game.template.alias,
      problemCount: problemCountOf(game.data),
    })),
    missedAssets: missed,
  });

  return {
    /** Spec 3 §7.4: one group of all games, with the one that counts last. */
    async generateGroup(
      author: Author,
      asked: {
        readonly activities: readonly WishedGame[];
        readonly wordlist: string;
        readonly activityGroupName: string;
        readonly createAnyway: boolean;
      },
      locale: string,
    ): Promise<Made> {
      groups.checkKind(author, 'edu');
      const list = await wordlists.open(author, asked.wordlist);
      const source = await sources.ofList(author, asked.wordlist);
      const { games, missed } = await checked(source, asked.activities, asked.createAnyway, locale);
      const kept = await toKeep(source, games, () => undefined);
      return whole(author, kept, async (tx) => {
        const { educationalCategories } = list;
        const _id = await groups.createIn(tx, author, {
          kind: 'edu',
          name: asked.activityGroupName,
          educationalCategories,
        });
        await insert(tx, author, source, { _id, educationalCategories }, kept);
        await groups.addElementsIn(
          tx,
          _id,
          kept.map((one) => one._id),
        );
        await groups.replaceWordsIn(tx, _id, wordsToKeep(source));
        await keepSource(tx, _id, source, kept);
        return answer(await groups.open(author, _id, tx), kept, missed);
      });
    },

    /** Those of the group are made anew under their ids, so that what learners reached in them stays. */
    async generateInGroup(
      author: Author,
      asked: {
        readonly activities: readonly WishedGame[];
        readonly activeGroup: string;
        readonly createAnyway: boolean;
      },
      locale: string,
    ): Promise<Made> {
      const group = await groups.open(author, asked.activeGroup);
      const source = await sources.ofGroup(author, group._id);
      const { games, missed } = await checked(source, asked.activities, asked.createAnyway, locale);
      const before = new Map((await repo.gamesOf(db, group._id)).map((one) => [one.templateId, one]));
      const kept = await toKeep(source, games, ({ template }) => before.get(template._id)?._id);
      return whole(author, kept, async (tx) => {
        await insert(tx, author, source, group, kept);
        for (const { _id, isNew, data } of kept) if (!isNew) await saving.remakeIn(tx, author, _id, data);
        await groups.addElementsIn(
          tx,
          group._id,
          kept.filter(({ isNew }) => isNew).map(({ _id }) => _id),
        );
        if (source.wordlistId !== null) await groups.replaceWordsIn(tx, group._id, wordsToKeep(source));
        await keepSource(tx, group._id, source, kept);
        return answer(await groups.open(author, group._id, tx), kept, missed);
      });
    },

    /** The games of a group in another language: each problem asks for the same word there. */
    async addLanguage(
      author: Author,
      asked: {
        readonly activities: readonly string[];
        readonly activeGroup: string;
        readonly locale: string;
        readonly createAnyway: boolean;
      },
      locale: string,
    ) {
      await editList.checkLanguage(asked.locale);
      const group = await groups.open(author, asked.activeGroup);
      if (group.locale === asked.locale)
        throw new AppError('activities.ownLanguage', { fields: { locale: 'activities.ownLanguage' } });
      const source = await sources.ofGroup(author, group._id, asked.locale);
      if (source.words.length === 0) throw new AppError('wordlists.noWordsOfLocale');
      if (source.unknown.length > 0 && !asked.createAnyway)
        throw new AppError('wordlists.wordsNotFound', { params: { list: source.unknown.join(', ') } });
      const templates = new Map((await repo.wordTemplates(db, locale)).map((one) => [one._id, one]));
      const wanted = (await repo.gamesOf(db, group._id)).filter(
        ({ _id }) => asked.activities.length === 0 || asked.activities.includes(_id),
      );
      const task = taskOf(source);
      const games = wanted.flatMap((activity) => {
        const template = templates.get(activity.templateId);
        return template ? [{ activity, game: gameOf(template, {}, task) }] : [];
      });
      const refused = games.flatMap(({ activity: { _id, activityName }, game: { assessed, data } }) => {
        const [issue] = assessed.made.ok ? [] : assessed.made.issues;
        return !data && issue ? [{ _id, activityName, ...said(issue) }] : [];
      });
      const missed = missedAssets(
        source,
        games.map(({ game }) => game),
      );
      const kept = games.flatMap(({ activity, game }) => {
        if (!game.data) return [];
        const folder = `${activity.contentFolder}/immersion_${asked.locale}`;
        const moved = movedInto(
          { ...game.data, activityName: game.activityName } as ActivityData,
          source.files,
          folder,
        );
        return [{ _id: activity._id, ...moved }];
      });
      await bringFiles(author, kept);
      await db.transaction().execute(async (tx) => {
        for (const { _id, data } of kept) await saving.remakeIn(tx, author, _id, data, asked.locale);
        await repo.keepMadeOf(tx, group._id, source.locale, madeOf(source));
      });
      return {
        data: await groups.open(author, group._id),
        added: kept.map(({ _id }) => _id),
        refused,
        missedAssets: missed,
      };
    },

    /**
     * One game of these words that stands in no group and no menu: it is played by its address. Made again under its id it
     * stays the same one, unless somebody has put it somewhere. The first kind of game that can be made of them is made.
     */
    async practiceGame(session: Session, asked: PracticeGame): Promise<string> {
      const author = authorOf(session);
      const { locale, activityName } = asked;
      const source = await sources.ofWords(
        author,
        { id: author.userId, name: activityName, locale },
        asked.wordIds,
      );
      const templates = await repo.wordTemplates(db, locale);
      const task = taskOf(source);
      const game = PRACTICE_GAMES.flatMap((alias) => templates.filter((template) => template.alias === alias))
        .map((template) => gameOf(template, { luck: Date.now() | 0 }, task))
        .find(({ data }) => data !== null);
      if (!game) throw new AppError('wordlists.minThreeWords');
      const remakeable = async (tx: DbOrTx) => {
        const held = await asked.held(tx);
        return held !== null && (await repo.lockedPracticeGame(tx, author, held)) ? held : null;
      };
      for (;;) {
        const before = await remakeable(db);
        const kept = await toKeep(source, [game], () => before ?? undefined);
        try {
          return await whole(author, kept, async (tx) => {
            if ((await remakeable(tx)) !== before) throw new Overtaken();
            for (const { _id, isNew, data } of kept) {
              const row = {
                _id,
                activity_name: activityName,
                activity_template_id: game.template._id,
                locale,
                content_folder: `activities/${_id}`,
                generated_from: author.userId,
                data: JSON.stringify(data),
                is_valid: isPlayable(game, locale),
                created_by: author.userId,
                updated_by: author.userId,
              };
              await (isNew ? repo.insertActivities(tx, [row]) : repo.remakeActivity(tx, row));
              await asked.keep(tx, _id);
            }
            return kept[0]?._id ?? '';
          });
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error;
        }
      }
    },

    /** Brings the files of the words to the games of a group once more, where something was lost or came later. */
    async copyFiles(author: Author, groupId: string, locale: string | undefined, only: readonly string[]) {
      const source = await sources.ofGroup(author, groupId, locale);
      const wanted = source.files.filter((key) => only.length === 0 || only.includes(key));
      if (only.some((key) => !source.files.includes(key) && !source.lost.has(key)))
        throw new AppError('files.badKey');
      const games = await repo.gamesOf(db, groupId);
      const own = (game: (typeof games)[number]) =>
        game.locale === source.locale
          ? game.contentFolder
          : `${game.contentFolder}/immersion_${source.locale}`;
      const copies = games.map((game) => ({ copies: movedInto(wanted, wanted, own(game)).copies }));
      await bringFiles(author, copies);
      return {
        copied: copies.reduce((sum, one) => sum + one.copies.length, 0),
        missedAssets: lostAssets(source),
      };
    },

    /** Spec 3 §7.4: the words of a list become a group of words; its games are made there. */
    async transfer(author: Author, ids: readonly string[]) {
      const lists = [];
      for (const id of new Set(ids)) lists.push(await wordlists.open(author, id));
      return groups.transfer(author, lists);
    },
  };
}

/** In the order of liking: with pictures where there are some. */
const PRACTICE_GAMES = ['find-the-one', 'multiple-choice', 'matching-definitions', 'word-search'];

const isWithoutGenerator = (made: Game['assessed']['made']): boolean =>
  !made.ok && made.issues.some(({ code }) => code === 'wordlists.templatesWithoutGenerator');

/** Spec 3 §5.2: template name plus reason. */
function refusedBy(template: string, issues: readonly GenerateIssue[]): AppError {
  const issue = issues.at(-1);
  return new AppError('wordlists.templateRefused', {
    params: { template, ...issue?.params },
    ...(issue ? { reason: issue.code as ErrorCode } : {}),
  });
}

/** Words that a game was made of elsewhere are judged by its template, not believed. */
function withContent(game: Game, { options, gameData }: WishedGame): Game {
  if (gameData === undefined) return game;
  const model = models.get(game.template.alias);
  if (!model) return game;
  const data = { version: model.version, ...(game.data ?? {}), options: options ?? {}, gameData };
  if (contentIssues(model, data).length > 0)
    throw new AppError('activities.badData', { fields: { activities: 'activities.badData' } });
  return { ...game, data };
}

function isPlayable({ template, data }: Game, locale: string): boolean {
  const model = models.get(template.alias);
  return model !== undefined && contentIssues(model, data, locale).length === 0;
}

const wordIdOf = (source: Source, word: string): string =>
  source.listed.find((listed) => listed.word === word)?.meaning?._id ?? source.id;
