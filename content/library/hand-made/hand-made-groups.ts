import type { LibraryText } from '@flink/game-kit/model/facts.ts';
import { facts } from '@flink/templates/facts.gen.ts';
import { models } from '@flink/templates/models.gen.ts';
import { groupPictures, picturesOfActivities } from '../../pictures/group-pictures.ts';
import type { LibraryLocale } from '../../words/meanings.ts';
import type { LibraryGroup } from '../library.ts';
import { libraryId } from '../library-id.ts';
import { problemOf } from './ngeli/problems.ts';
import { ngeliSets } from './ngeli/sentences.ts';
import { bookActivity, passageActivity, readingIn } from './reading/reading-activities.ts';
import { dataOfPrompt, storyPrompts } from './story-prompts.ts';
import { whereIsIt } from './where-is-it.ts';
import { dataOfWritingPrompt, writingPrompts } from './writing-prompts.ts';

/** An activity that belongs to no wordlist, in one language. */
interface HandMade {
  /** Within its group; a learner's progress hangs on it. */
  readonly key: string;
  readonly name: string;
  readonly options: object;
  readonly gameData: object;
  /** What a learner is told before it, where it is not the same for every activity of the game. */
  readonly help?: string;
}

/** Activities of one game that teach something else than the words of a list, in the order in which they are learned. */
interface HandMadeGroup {
  readonly key: string;
  readonly alias: string;
  readonly subject: LibraryGroup['subject'];
  readonly level: number;
  readonly name: LibraryText;
  /** Of the house, beside those of its activities. */
  readonly signs?: readonly string[];
  made(locale: LibraryLocale): readonly HandMade[];
}

/** On which there is something to read; the same in every language. */
function levelsOf(kind: 'books' | 'passages'): readonly number[] {
  return [...new Set(readingIn.en[kind].map(({ level }) => level))];
}

const GROUPS: readonly HandMadeGroup[] = [
  {
    key: 'where-is-it',
    alias: 'directions-grid',
    subject: 'words',
    level: 2,
    name: { en: 'Where is it?', es: '¿Dónde está?', sw: 'Kiko wapi?' },
    made: (locale) =>
      whereIsIt.map(({ key, name, options, problems }) => ({
        key,
        name: name[locale],
        options: { delayBeforeNext: 1, showAnswer: 3, ...options },
        gameData: { problems: problems(options) },
      })),
  },
  {
    key: 'noun-classes',
    alias: 'ngeli',
    subject: 'words',
    level: 3,
    name: { en: 'Noun classes', es: 'Clases de nombres', sw: 'Ngeli za nomino' },
    made: () =>
      ngeliSets.map(({ key, name, sentences }) => ({
        key,
        name,
        options: { randomOrder: true, showAnswer: 3 },
        gameData: { problems: sentences.map(problemOf) },
      })),
  },
  ...levelsOf('books').map(
    (level): HandMadeGroup => ({
      key: `books-${level}`,
      alias: 'ebook',
      subject: 'reading',
      level,
      name: { en: 'Books', es: 'Libros', sw: 'Vitabu' },
      made: (locale) =>
        readingIn[locale].books
          .filter((book) => book.level === level)
          .map((book) => bookActivity(book, locale)),
    }),
  ),
  ...levelsOf('passages').map(
    (level): HandMadeGroup => ({
      key: `read-aloud-${level}`,
      alias: 'reading-deluxe',
      subject: 'reading',
      level,
      name: { en: 'Read aloud', es: 'Lee en voz alta', sw: 'Soma kwa sauti' },
      signs: groupPictures('read-aloud'),
      made: (locale) =>
        readingIn[locale].passages
          .filter((passage) => passage.level === level)
          .map((passage) => passageActivity(passage, locale)),
    }),
  ),
  ...storyPrompts.map(
    (prompt): HandMadeGroup => ({
      key: `story-${prompt.level}`,
      alias: 'story-studio',
      subject: 'writing',
      level: prompt.level,
      name: { en: 'Make a story', es: 'Haz un cuento', sw: 'Tunga hadithi' },
      signs: groupPictures('story'),
      made: (locale) => [
        {
          key: prompt.key,
          name: prompt.name[locale],
          help: prompt.prompt[locale],
          options: {},
          gameData: dataOfPrompt(prompt, locale),
        },
      ],
    }),
  ),
  ...writingPrompts.map(
    (prompt): HandMadeGroup => ({
      key: `writing-${prompt.level}`,
      alias: 'writing-assistant',
      subject: 'writing',
      level: prompt.level,
      name: { en: 'Write a text', es: 'Escribe un texto', sw: 'Andika insha' },
      signs: groupPictures('writing'),
      made: (locale) => [
        {
          key: prompt.key,
          name: prompt.name[locale],
          options: {},
          gameData: dataOfWritingPrompt(prompt, locale),
        },
      ],
    }),
  ),
];

const isIn = (alias: string, locale: LibraryLocale): boolean => {
  const library = facts.get(alias)?.library;
  return library?.kind === 'hand-made' && (library.locales?.includes(locale) ?? true);
};

/** The groups that people made from the ground up. What is reached in one counts by all of its activities. */
export function handMadeGroups(locale: LibraryLocale): readonly LibraryGroup[] {
  const shown = new Map<number, Set<string>>();
  return GROUPS.filter(({ alias }) => isIn(alias, locale)).map((group) => {
    const { key, alias, subject, level, name, signs, made } = group;
    const activities = made(locale);
    const taken = shown.get(level) ?? new Set<string>();
    shown.set(level, taken);
    const own = groupPictures(key);
    return {
      key,
      name: name[locale],
      subject,
      level,
      locale,
      wordlistId: null,
      pictures: own.length > 0 ? own : picturesOfActivities(activities, taken, signs),
      activities: activities.map((activity) => ({
        id: libraryId('activity', key, activity.key, locale),
        activityName: activity.name,
        templateAlias: alias,
        locale,
        contentFolder: `library/${key}`,
        data: {
          version: models.get(alias)?.version,
          helpString: activity.help ?? facts.get(alias)?.library?.help[locale],
          options: activity.options,
          gameData: activity.gameData,
        },
      })),
      defaultActivityId: null,
    };
  });
}
