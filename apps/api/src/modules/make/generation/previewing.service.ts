import type { Preview, WishedGame } from '@flink/contract/entities/generation.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { problemsWithWords } from '@flink/game-kit/model/generate/game-words.ts';
import type { House } from '../../../house.ts';
import type { madeGroupsService } from '../groups/made-groups.service.ts';
import type { Author } from '../make.scope.ts';
import { criteriaOf, type Game, gameOf, inGroupOrder, problemCountOf, said } from './game-of.ts';
import * as repo from './generation.repo.ts';
import { changesIn } from './generator-words.ts';
import { missedAssets } from './missed-assets.ts';
import { addressOfFile, withAddresses } from './word-files.ts';
import { type Source, taskOf, type WordSources } from './word-source.ts';

type Needs = Pick<House, 'db'> & {
  readonly sources: WordSources;
  readonly groups: Pick<ReturnType<typeof madeGroupsService>, 'open'>;
};

/** What games of words would be and what they lack, before anything is made (spec 3 §5.2). */
export function previewingService({ db, sources, groups }: Needs) {
  return {
    async preview(
      author: Author,
      asked: {
        readonly wordlist?: string | undefined;
        readonly activeGroup?: string | undefined;
        readonly locale?: string | undefined;
        readonly activities: readonly WishedGame[];
      },
      locale: string,
    ): Promise<Preview> {
      if (asked.wordlist === undefined && asked.activeGroup === undefined)
        throw new AppError('request.required', { fields: { wordlist: 'request.required' } });
      const [source, templates] = await Promise.all([
        asked.activeGroup === undefined
          ? sources.ofList(author, asked.wordlist ?? '')
          : sources.ofGroup(author, asked.activeGroup, asked.locale),
        repo.wordTemplates(db, locale),
      ]);
      const task = taskOf(source);
      const wished = new Map(asked.activities.map((wish) => [wish.templateId, wish]));
      const games = templates
        .filter(({ _id }) => wished.size === 0 || wished.has(_id))
        .map((template) => gameOf(template, wished.get(template._id) ?? {}, task));
      return {
        name: source.name,
        locale: source.locale,
        words: source.listed.map((listed) => shownWord(source, listed)),
        issues: issuesOf(source),
        games: inGroupOrder(games, ({ template }) => template).map((game) => shownGame(source, game)),
      };
    },

    async checkAssets(author: Author, ids: readonly string[], locale: string | undefined, reader: string) {
      const templates = await repo.wordTemplates(db, reader);
      const told = [];
      for (const id of new Set(ids)) {
        const source = await sources.ofGroup(author, id, locale);
        const task = taskOf(source);
        const games = templates.map((template) => gameOf(template, {}, task));
        told.push({
          _id: id,
          name: source.name,
          locale: source.locale,
          missedAssets: missedAssets(source, games),
        });
      }
      return told;
    },

    async keepApart(author: Author, one: string, other: string): Promise<void> {
      if (!(await repo.keepApart(db, author, one, other))) throw new AppError('notFound');
    },

    async bringTogether(one: string, other: string): Promise<void> {
      if (!(await repo.bringTogether(db, one, other))) throw new AppError('notFound');
    },

    /** What an author is asked to agree to before games are made anew. */
    async wordChanges(author: Author, groupId: string) {
      const group = await groups.open(author, groupId);
      const before = (await repo.madeOf(db, groupId))[group.locale ?? ''];
      if (group.locale === null || !before) return { changes: [], activities: [] };
      const source = await sources.ofGroup(author, groupId);
      const now = new Map(source.words.map(({ id, known }) => [id, known]));
      const changes = changesIn(before, now);
      const games = changes.length === 0 ? [] : await repo.gamesOf(db, groupId);
      return {
        changes,
        activities: games.map(({ _id, activityName, templateId }) => ({ _id, activityName, templateId })),
      };
    },
  };
}

/** Spec 3 §5.2: every word must exist in the words database for the locale. */
function issuesOf({ words, unknown }: Source) {
  if (words.length === 0) return [{ code: 'wordlists.noWordsOfLocale' }];
  return unknown.length === 0
    ? []
    : [{ code: 'wordlists.wordsNotFound', params: { list: unknown.join(', ') } }];
}

function shownWord(source: Source, { word, meaning }: Source['listed'][number]) {
  const prepared = source.words.find(({ id }) => id === meaning?._id);
  const known = prepared?.known;
  const picture = known?.picture ?? null;
  return {
    word,
    wordId: meaning?._id ?? null,
    picture: picture === null ? null : addressOfFile(picture),
    hasAudio: Boolean(known?.audio),
    spokenAt: prepared?.spokenAt ?? null,
    hasDefinition: Boolean(known?.definition),
    hasSentence: Boolean(known?.sentence),
  };
}

function shownGame(source: Source, game: Game): Preview['games'][number] {
  const { template, activityName, counts, luck, assessed, data } = game;
  const ids = new Map(source.words.map(({ id, word }) => [word.word, id]));
  const spelt = [...ids.keys()];
  const known = new Set(ids.values());
  const { _id, alias, activityTemplateName, family, multiplayer } = template;
  return {
    templateId: _id,
    alias,
    activityTemplateName,
    family,
    multiplayer,
    activityName,
    counts,
    luck,
    needs: criteriaOf(template),
    taken: assessed.taken,
    of: assessed.of,
    misfits: [...assessed.misfits],
    silent: [...assessed.silent],
    notes: assessed.notes.map(said),
    issues: assessed.made.ok ? [] : assessed.made.issues.map(said),
    problemCount: problemCountOf(data),
    data: data ? { ...withAddresses(data, source.files) } : null,
    problems: problemsWithWords(data?.gameData, spelt, source.locale).map((problem) =>
      problem && known.has(problem.id)
        ? { wordId: problem.id, others: problem.others.flatMap((word) => ids.get(word) ?? []) }
        : null,
    ),
  };
}
