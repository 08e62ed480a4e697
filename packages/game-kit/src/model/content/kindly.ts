import type { Migration } from '../template.ts';

/** What is stored, before anybody has looked at it. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that holds null says nothing, and is as good as none. */
const spoken = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

export const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** A piece may be its words alone; its recording stands under one name or the other (spec 2 §3, order-it). */
export function asPiece(value: unknown): unknown {
  if (value === null || value === undefined) return { text: '' };
  if (!isFields(value)) return typeof value === 'object' ? value : { text: asText(value) };
  const { audioPath, ...piece } = spoken(value);
  return {
    ...piece,
    ...('text' in piece ? { text: asText(piece['text']) } : {}),
    ...(!piece['audio'] && audioPath ? { audio: audioPath } : {}),
  };
}

/** One piece alone is a list of one. Nothing stays nothing: whether a list is needed is for the schema to say. */
export function asPieces(value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.map(asPiece) : [asPiece(value)];
}

const listOf = (value: unknown): readonly unknown[] => {
  const pieces = asPieces(value);
  return Array.isArray(pieces) ? pieces : [];
};

/** The fields of own form in place of those that were read; one that was not found stays away. */
export const inPlaceOf = (problem: Fields, ...read: readonly Fields[]): Fields =>
  Object.assign({ ...problem }, ...read.map(spoken));

/** Of anything else there is nothing to read; some things cannot even be made a text. */
export const readable = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const textOf = (piece: unknown): string => (isFields(piece) ? readable(piece['text']) : '');
const fileOf = (pieces: readonly unknown[], kind: 'image' | 'audio'): unknown =>
  pieces.flatMap((piece) => (isFields(piece) && piece[kind] ? [piece[kind]] : []))[0];

/** Spec 2 §3, moving answers: questions, problem text and audio. They are what is asked, in one piece. */
export function questionOf(problem: Fields): unknown {
  const { question, questions, problem: words, text, image, audio, audioPath } = problem;
  const apart = [questions, words].some((value) => value !== undefined);
  const beside = spoken({ text, image, audio, audioPath });
  if (!apart && Object.keys(beside).length === 0)
    return question === undefined ? undefined : asPiece(question);
  const pieces = [...listOf(question), ...listOf(questions), ...listOf(words), asPiece(beside)];
  return spoken({
    text: [...new Set(pieces.map(textOf).filter((one) => one.trim() !== ''))].join(' '),
    image: fileOf(pieces, 'image'),
    audio: fileOf(pieces, 'audio'),
  });
}

const isFlagged = (answer: unknown): boolean =>
  isFields(answer) && (answer['correct'] === true || answer['correct'] === 'true');

/** Right and wrong answers: in lists of their own, or in one list with a flag (spec 2 §3). */
export function answersOf(problem: Fields): { readonly right: unknown; readonly wrong: unknown } {
  const { answers, correctAnswers, correctAnswer, correct, incorrectAnswers, incorrect } = problem;
  const all = withFeedback(listOf(answers), problem['specificFeedback']);
  const flagged = all.some(isFlagged);
  const right = asPieces(correctAnswers ?? correctAnswer ?? correct);
  const wrong = asPieces(incorrectAnswers ?? incorrect);
  if (flagged)
    return { right: right ?? all.filter(isFlagged), wrong: wrong ?? all.filter((one) => !isFlagged(one)) };
  if (!Array.isArray(right) || !Array.isArray(wrong)) return { right, wrong };
  const told = withFeedback([...right, ...wrong], problem['specificFeedback']);
  return { right: told.slice(0, right.length), wrong: told.slice(right.length) };
}

/** What is said about each answer may stand in a list beside them, in their order, or by their ids. */
function withFeedback(answers: readonly unknown[], specific: unknown): readonly unknown[] {
  if (typeof specific !== 'object' || specific === null) return answers;
  const told = new Map(Object.entries(specific));
  return answers.map((answer, index) => {
    if (!isFields(answer)) return answer;
    const said = told.get(readable(answer['id'])) ?? told.get(String(index));
    if (typeof said === 'string') return { ...answer, feedbackText: said };
    if (!isFields(said)) return answer;
    return inPlaceOf(answer, { feedbackText: said['feedbackText'], feedbackAudio: said['feedbackAudio'] });
  });
}

/** Whether every answer has words of its own, whichever way they are stored. */
export const specificFeedbackOf = ({ specificFeedback }: Fields): unknown =>
  typeof specificFeedback === 'object' ? true : specificFeedback;

/** Pairs: one, a list of them, or questions and answers in two lists. */
export function pairsOf(problem: Fields): readonly Fields[] {
  const { question, answer, questions, answers, pairs } = problem;
  if (Array.isArray(pairs)) return pairs.filter(isFields).flatMap(pairsOf);
  if (Array.isArray(questions) && Array.isArray(answers)) {
    return questions.map((one, index) => ({ question: asPiece(one), answer: asPiece(answers[index]) }));
  }
  return question === undefined && answer === undefined
    ? []
    : [{ question: asPiece(question), answer: asPiece(answer) }];
}

/** Ids that are missing come from the places of their problems, so that the same document always gives the same. */
function withIds(problems: readonly unknown[]): readonly unknown[] {
  const ids = problems.map((problem) => (isFields(problem) ? asText(problem['id']) : undefined));
  const taken = new Set(ids);
  return problems.map((problem, index) => {
    if (!isFields(problem)) return problem;
    if (ids[index] !== undefined && ids[index] !== '') return { ...problem, id: ids[index] };
    let id = `p${index + 1}`;
    while (taken.has(id)) id = `${id}-p`;
    taken.add(id);
    return { ...problem, id };
  });
}

/** Brings every problem from the shapes that the specification names to the one of the template. */
export const kindProblems =
  (read: (problem: Fields) => Fields | readonly Fields[]): Migration =>
  ({ options, gameData }) => {
    const told = isFields(options) ? spoken(options) : options;
    if (!isFields(gameData) || !Array.isArray(gameData['problems'])) return { options: told, gameData };
    const problems = gameData['problems'].flatMap((problem) =>
      isFields(problem) ? read(spoken(problem)) : [problem],
    );
    return { options: told, gameData: { ...spoken(gameData), problems: withIds(problems) } };
  };
