import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { LibraryText } from '@flink/game-kit/model/facts.ts';
import { facts } from '@flink/templates/facts.gen.ts';
import { glyphs } from '@flink/templates/glyphs.gen.ts';
import type { Db } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { FilesService } from '../files/files.service.ts';
import type { ThemesService } from '../play/menu/themes.service.ts';
import type { speechService } from '../speech/speech.service.ts';
import { scopes } from './lists/categories.repo.ts';
import * as made from './made-activities.repo.ts';
import * as repo from './make.repo.ts';
import type { Author } from './make.scope.ts';
import type { savingService } from './saving/saving.service.ts';

interface Needs {
  readonly db: Db;
  readonly files: Pick<FilesService, 'linkTo' | 'addMade'>;
  readonly themes: Pick<ThemesService, 'ownCharacters'>;
  readonly speech: Pick<ReturnType<typeof speechService>, 'reading'>;
  readonly saving: Pick<ReturnType<typeof savingService>, 'opened' | 'review'>;
}

interface SpeechWish {
  readonly path: string;
  readonly voice: 'male' | 'female';
  readonly locale: string;
  readonly text: string;
  readonly fileToDelete?: string | undefined;
}

/** Where nobody has explained a template: what its learners are told to do. */
function toldToLearners(alias: string, locale: string): string | null {
  const help = facts.get(alias)?.library?.help;
  return help ? (help[locale as keyof LibraryText] ?? help.en) : null;
}

function glyphOf(alias: string) {
  const { sketch: _, ...paths } = glyphs.get(alias) ?? {};
  return Object.keys(paths).length === 0 ? null : paths;
}

/** What the workshop shows: what can be made, what was made, and one activity with all that belongs to it. */
export function makeService({ db, files, themes, speech, saving }: Needs) {
  return {
    async common(author: Author, locale: string) {
      const [templates, locales, own, characters] = await Promise.all([
        repo.templates(db, locale),
        repo.locales(db),
        scopes(db, author),
        themes.ownCharacters(locale),
      ]);
      return {
        templates: await Promise.all(
          templates.map(async ({ thumbFilename, ...template }) => ({
            ...template,
            explanation: template.explanation ?? toldToLearners(template.alias, locale),
            glyph: glyphOf(template.alias),
            thumb: thumbFilename === null ? null : await files.linkTo(thumbFilename),
            offered: !(template.onlyForWordlists && template.availableForWordlists),
          })),
        ),
        characters,
        locales,
        scopes: own,
      };
    },

    async clipart(query: repo.ClipartSearch) {
      const { data, total } = await repo.clipart(db, query);
      const linked = data.map(async ({ key, name }) => ({
        key,
        name,
        url: key.startsWith('/') ? key : await files.linkTo(key),
      }));
      return { data: await Promise.all(linked), total };
    },

    /** Under a name of its own: nothing that somebody hears is written over. */
    async speak(session: Session, wish: SpeechWish): Promise<string> {
      const { path, locale, text, voice, fileToDelete } = wish;
      const filename = `tts_${uuidv7()}.mp3`;
      await files.addMade(session, path, filename, () => speech.reading(locale, text, voice), fileToDelete);
      return filename;
    },

    strings: (query: repo.StringSearch) => repo.strings(db, query),

    search: (author: Author, query: made.ActivitySearch) => made.search(db, author, query),

    filterChoices: (author: Author, query: made.ChoiceSearch) => made.filterChoices(db, author, query),

    async open(author: Author, id: string, language: string): Promise<OpenedActivity> {
      const [found, opened, usedIn] = await Promise.all([
        made.byIds(db, author, [id]),
        saving.opened(author, id),
        made.usedIn(db, id),
      ]);
      const activity = found.get(id);
      if (!activity) throw new AppError('notFound');
      const { version, publishedVersion, data, languages } = opened;
      const isKnown = languages.some((one) => one.language === language);
      return {
        ...activity,
        version,
        publishedVersion,
        data,
        issues: await saving.review(activity.templateAlias, data, activity.locale, opened.contentFolder),
        currentLanguageVersion: isKnown
          ? { version: `immersion_${language}`, locale: language }
          : { version: 'original', locale: activity.locale },
        languageVersionData: Object.fromEntries(
          languages.map((one) => [`immersion_${one.language}`, { ...one.data }]),
        ),
        languageVersions: languages.flatMap((one) => {
          const progress = activity.languages.find(({ locale }) => locale === one.language);
          if (!progress) return [];
          return {
            ...progress,
            version: one.version,
            publishedVersion: one.publishedVersion,
            hasDraft: Boolean(one.work?.draft),
          };
        }),
        usedIn,
      };
    },

    /** Tells who else is there; who leaves is told nobody. */
    async visit(author: Author, id: string, visit: repo.Visit & { readonly leaves: boolean }) {
      const [seen] = await made.seenAmong(db, author, [id]);
      if (seen === undefined) throw new AppError('notFound');
      if (visit.leaves) await repo.leave(db, author, id);
      else await repo.visit(db, author, id, visit);
      const [visitors, version, originalVersion] = await Promise.all([
        visit.leaves ? [] : repo.otherVisitors(db, author, id),
        repo.latestVersion(db, id, visit.language),
        repo.latestVersion(db, id, ''),
      ]);
      return { visitors, version, originalVersion };
    },
  };
}
