import { speechAddress } from '@flink/contract/client/speech-address.ts';
import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { facts } from '@flink/templates/facts.gen.ts';
import { models } from '@flink/templates/models.gen.ts';
import type { ActivityContent } from '../../load/activities.ts';
import { pictureAddress } from '../../pictures/picture-address.ts';
import type { LibraryLocale } from '../../words/meanings.ts';
import { nounCategories } from '../../words/nouns.ts';
import { libraryId } from '../library-id.ts';
import { type Quiz, quizzes } from './quizzes.ts';
import { storiesInEnglish } from './stories-en.ts';
import { storiesInSpanish } from './stories-es.ts';
import { storiesInSwahili } from './stories-sw.ts';
import { passageOf, type Stories, type Story } from './story.ts';
import { storyPictures } from './story-pictures.ts';

export const storiesIn: Readonly<Record<LibraryLocale, Stories>> = {
  en: storiesInEnglish,
  es: storiesInSpanish,
  sw: storiesInSwahili,
};

/** What people wrote for the group of a wordlist. It goes to lists that no picture shows: few games are made of them. */
export function handMadeFor(listKey: string, locale: LibraryLocale): readonly ActivityContent[] {
  const story = storiesIn[locale][listKey];
  const quiz = quizzes[listKey];
  return [
    ...(story ? [storyActivity(story, listKey, locale)] : []),
    ...(quiz ? [quizActivity(quiz, listKey, locale)] : []),
  ];
}

const OPTIONS = { delayBeforeNext: 1, showAnswer: 3 };

const storyActivity = (story: Story, listKey: string, locale: LibraryLocale): ActivityContent => ({
  ...frameOf('literacy', listKey, locale),
  activityName: story.name,
  data: {
    ...dataFrameOf('literacy', locale),
    options: OPTIONS,
    gameData: { problems: problemsOfStory(story, listKey, locale) },
  },
});

const quizActivity = (quiz: Quiz, listKey: string, locale: LibraryLocale): ActivityContent => ({
  ...frameOf('all-together-now', listKey, locale),
  activityName: quiz.name[locale],
  data: {
    ...dataFrameOf('all-together-now', locale),
    options: { ...OPTIONS, coloredAnswerBoxes: !quiz.plainCards },
    gameData: { problems: problemsOfQuiz(quiz, locale) },
  },
});

type Game = 'literacy' | 'all-together-now';

const frameOf = (alias: Game, listKey: string, locale: LibraryLocale) => ({
  id: libraryId('activity', listKey, alias, locale),
  templateAlias: alias,
  locale,
  contentFolder: `library/${listKey}`,
});

const dataFrameOf = (alias: Game, locale: LibraryLocale) => ({
  version: models.get(alias)?.version,
  helpString: facts.get(alias)?.library?.help[locale],
});

const heard = (text: string, locale: LibraryLocale): Piece => ({ text, audio: speechAddress(locale, text) });

const shown = (english: string | undefined) => (english ? { image: wordOf(english, 'en').image } : {});

const problemsOfStory = ({ parts }: Story, listKey: string, locale: LibraryLocale) =>
  parts.map(({ task, text }, place) => ({
    id: `part-${place + 1}`,
    task: { ...heard(task, locale), ...shown(storyPictures[listKey]?.[place]) },
    passage: passageOf(text),
  }));

const nouns = new Map([...nounCategories.values()].flat().map((noun) => [noun.en, noun]));

function wordOf(english: string, locale: LibraryLocale): Piece {
  const noun = nouns.get(english);
  if (noun === undefined) throw new Error(`the library has no picture of '${english}'`);
  return { text: noun[locale], image: pictureAddress(english) };
}

const problemsOfQuiz = ({ questions }: Quiz, locale: LibraryLocale) =>
  questions.map(({ ask, shows, right, wrong }) => ({
    id: right,
    question: { ...heard(ask[locale], locale), ...shown(shows) },
    correctAnswer: wordOf(right, locale),
    incorrectAnswers: wrong.map((word) => wordOf(word, locale)),
  }));
