import { models } from '@flink/templates/models.gen.ts';
import { describe, expect, test } from 'vitest';
import { asRightAs, comparedWords } from '../words/as-right.ts';
import { onlyBorrowedInSwahili } from '../words/borrowed.ts';
import { meaningsIn } from '../words/meanings.ts';
import { nounCategories } from '../words/nouns.ts';
import { otherWordCategories } from '../words/other-words.ts';
import { libraryGroups } from './library.ts';
import { wordlists, wordsOf } from './wordlists.ts';

interface Answer {
  readonly text?: string;
  readonly image?: string;
}

/** As the question games write their problems. */
interface Problem {
  readonly id: string;
  readonly question?: { readonly text: string; readonly image?: string; readonly audio?: string };
  readonly task?: { readonly text: string; readonly image?: string };
  readonly text?: readonly { readonly text: string; readonly marked: boolean }[];
  readonly items?: readonly { readonly text: string }[];
  readonly incorrectAnswers?: readonly (string | Answer)[];
}

const words = [...nounCategories.values(), ...otherWordCategories.values()].flat();
const generated = libraryGroups().flatMap(({ key, locale, activities }) =>
  activities
    .filter(({ generatedFrom, templateAlias }) => generatedFrom && models.has(templateAlias))
    .map(({ templateAlias, data }) => ({
      key,
      locale,
      templateAlias,
      problems: (data['gameData'] as { problems: readonly Problem[] }).problems,
    })),
);
const asked = generated.flatMap(({ problems, ...from }) => problems.map((problem) => ({ ...from, problem })));

const listOf = (key: string) => wordlists.find((list) => list.key === key);
const wordsIn = new Map(
  [...new Set(generated.map(({ key, locale }) => `${key} ${locale}`))].map((at) => {
    const [key = '', locale = 'en'] = at.split(' ');
    const list = listOf(key);
    return [at, list ? wordsOf(list, locale as 'en' | 'es' | 'sw') : []] as const;
  }),
);
const lower = (text: string) => text.toLocaleLowerCase();

/** The wrong answers of a problem, as words of its list. */
function wrongWords({ key, locale, problem }: (typeof asked)[number]) {
  const list = wordsIn.get(`${key} ${locale}`) ?? [];
  return (problem.incorrectAnswers ?? []).flatMap((answer) => {
    const { text, image } = typeof answer === 'string' ? { text: answer, image: undefined } : answer;
    return (
      list.find((word) => (image ? word.picture === image : lower(word.word) === lower(text ?? ''))) ?? []
    );
  });
}

const wordOf = ({ key, locale, problem }: (typeof asked)[number]) =>
  wordsIn.get(`${key} ${locale}`)?.find(({ word }) => word === problem.id);

describe('a wrong answer', () => {
  const withWrong = asked.filter(({ problem }) => (problem.incorrectAnswers ?? []).length > 0);

  test('is a word of the list, and there are always some', () => {
    expect(withWrong.length).toBeGreaterThan(3_000);
    expect(
      withWrong.filter((one) => wrongWords(one).length !== one.problem.incorrectAnswers?.length),
    ).toEqual([]);
  });

  test('is never the right one, a broader one, or one that looks like it', () => {
    const asRight = withWrong.filter((one) => {
      const word = wordOf(one);
      return wrongWords(one).some(
        (wrong) =>
          wrong.word === word?.word ||
          word?.asRight?.includes(wrong.word) ||
          wrong.asRight?.includes(word?.word ?? ''),
      );
    });

    expect(asRight.map(({ problem }) => problem.id)).toEqual([]);
  });

  test('is not the same in every game', () => {
    const games = new Map<string, string[]>();
    for (const one of withWrong) {
      const key = `${one.key} ${one.locale} ${one.problem.id}`;
      const wrong = wrongWords(one)
        .map(({ word }) => word)
        .toSorted()
        .join();
      games.set(key, [...(games.get(key) ?? []), wrong]);
    }
    const several = [...games.values()].filter((wrong) => wrong.length > 2);
    const same = several.filter((wrong) => new Set(wrong).size === 1);

    expect(several.length).toBeGreaterThan(1_000);
    expect(same.length / several.length).toBeLessThan(0.02);
  });
});

test('listening to a question never says its answer, unless the word is what is asked for', () => {
  const given = asked.filter(
    ({ templateAlias, problem }) =>
      templateAlias === 'multiple-choice' &&
      (problem.question?.text || problem.question?.image) &&
      problem.question.audio,
  );

  expect(given.map(({ problem }) => problem.id)).toEqual([]);
});

test('a gap is told apart by a picture or by what its word means', () => {
  const gaps = asked.filter(({ templateAlias }) => templateAlias === 'missing-elements');

  expect(gaps.length).toBeGreaterThan(1_000);
  expect(gaps.filter(({ problem }) => !problem.task?.image && !problem.task?.text)).toEqual([]);
});

test.each([
  ['en', 'feelings', 'tired', ['afraid']],
  ['en', 'feelings', 'hungry', ['strong', 'proud']],
  ['en', 'opposites', 'slow', ['small']],
  ['en', 'touch-and-taste', 'dry', ['wide']],
  ['en', 'feelings', 'sad', ['angry']],
  ['es', 'feelings', 'cansado', ['enfermo']],
  ['es', 'opposites', 'viejo', ['grande']],
  ['es', 'when-and-where', 'abajo', ['afuera']],
  ['es', 'feelings', 'valiente', ['fuerte']],
  ['es', 'touch-and-taste', 'seco', ['ancho']],
  ['sw', 'feelings', 'mgonjwa', ['mchovu']],
  ['sw', 'touch-and-taste', 'nene', ['laini']],
  ['sw', 'feelings', 'mwerevu', ['mpole', 'jasiri']],
] as const)('in %s, %s, the sentence of “%s” leaves out what fits it too', (locale, key, word, fitting) => {
  const list = wordsIn.get(`${key} ${locale}`) ?? [];
  const others = list.find((one) => one.word === word)?.wrongInSentence ?? [];

  expect(list.map((one) => one.word)).toEqual(expect.arrayContaining([...fitting]));
  expect(others.length).toBeGreaterThan(1);
  expect(others.filter((other) => (fitting as readonly string[]).includes(other))).toEqual([]);
});

test('a gap without a picture offers only words that were held against its sentence', () => {
  const gaps = asked.filter(
    ({ templateAlias, problem }) => templateAlias === 'missing-elements' && !problem.task?.image,
  );
  const wrong = gaps.filter((one) => {
    const offered = wrongWords(one).map(({ word }) => word);
    const reviewed = wordOf(one)?.wrongInSentence ?? [];
    return offered.length !== 2 || offered.some((word) => !reviewed.includes(word));
  });

  // One word with a space in it is no gap; every other word has its sentence.
  const asOneWord = [...wordsIn].flatMap(([at, list]) =>
    list
      .filter(({ word, hasPicture }) => !hasPicture && !word.includes(' '))
      .map(({ word }) => `${at} ${word}`),
  );

  expect(asOneWord.length).toBeGreaterThan(400);
  expect(gaps.map(({ key, locale, problem }) => `${key} ${locale} ${problem.id}`).toSorted()).toEqual(
    asOneWord.toSorted(),
  );
  expect(wrong.map(({ problem }) => problem.id)).toEqual([]);
});

test('words in the middle of a sentence are written small', () => {
  const gaps = asked.filter(
    ({ templateAlias, problem }) =>
      templateAlias === 'missing-elements' && problem.text?.[0]?.marked === false,
  );
  const odd = gaps.flatMap(({ problem }) =>
    (problem.incorrectAnswers ?? []).filter(
      (answer) => typeof answer === 'string' && answer !== 'I' && answer !== lower(answer),
    ),
  );

  expect(odd).toEqual([]);
});

test('numbers are put in the order of numbers', () => {
  const rows = asked.filter(({ key, templateAlias }) => key === 'numbers' && templateAlias === 'order-it');
  const ranks = rows.map(({ locale, problem }) =>
    (problem.items ?? []).map(
      ({ text }) => wordsIn.get(`numbers ${locale}`)?.find(({ word }) => word === text)?.rank ?? 0,
    ),
  );

  expect(ranks.length).toBeGreaterThan(0);
  expect(ranks.filter((row) => row.some((rank, at) => at > 0 && rank <= (row[at - 1] ?? 0)))).toEqual([]);
});

test('the words of a row differ at one of their first letters', () => {
  const hard = asked
    .filter(({ templateAlias, key }) => templateAlias === 'order-it' && key !== 'numbers')
    .flatMap(({ problem }) => {
      const texts = (problem.items ?? []).map(({ text }) => text);
      return texts.slice(1).filter((text, at) => text.slice(0, 4) === texts[at]?.slice(0, 4));
    });

  expect(hard).toEqual([]);
});

test.each([
  ['taxi', 'car'],
  ['truck', 'car'],
  ['boat', 'ship'],
  ['flamingo', 'bird'],
  ['boot', 'shoe'],
])('a %s is never asked for beside a %s', (narrow, broad) => {
  expect(asRightAs(narrow)).toContain(broad);
  expect(asRightAs(broad)).toContain(narrow);
});

test('every word that is compared with others is there, and leaves two to be wrong', () => {
  const names = new Set(words.map(({ en }) => en));

  expect(comparedWords.filter((word) => !names.has(word))).toEqual([]);
  expect(comparedWords.filter((word) => asRightAs(word).includes(word))).toEqual([]);
});

test('what Swahili has only borrowed is in no Swahili list', () => {
  const borrowed = words.filter(({ en }) => onlyBorrowedInSwahili.has(en)).map(({ sw }) => sw);
  const taught = wordlists.flatMap((list) => wordsOf(list, 'sw').map(({ word }) => word));

  expect(borrowed.length).toBe(onlyBorrowedInSwahili.size);
  expect(taught.filter((word) => borrowed.includes(word))).toEqual([]);
  expect(meaningsIn.sw.size).toBeGreaterThan(600);
});
