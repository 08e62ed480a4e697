import type { Named, ToldLesson } from '../model/loop/lesson.ts';
import type { Task } from './game-runner.ts';

/** Who has done nothing for so long may have forgotten the task: it is said again. */
const LONG_SILENCE_MS = 30_000;
/** With its problem, and after the first wrong answer. */
const MAX_TIMES = 2;

const keyOf = ({ text, audio }: Pick<Named, 'text' | 'audio'>): string => audio ?? text.trim();

function keyOfTask(task: Task): string {
  if (task.type === 'speech') return task.text.trim();
  return 'file' in task.sound ? task.sound.file : task.sound.name;
}

/** Remembers which task was said last, so that the same one is not said with every problem and every wrong answer. */
export function createTaskMemory(now: () => number = Date.now) {
  let last = '';
  let at = 0;
  let times = 0;

  /** How often the task has come without a silence; playing on is none: whoever answers knows what is asked. */
  const comeTimes = (key: string): number => {
    times = key === last && now() - at < LONG_SILENCE_MS ? times + 1 : 1;
    last = key;
    at = now();
    return times;
  };

  return {
    /** Whether a task is to be heard with its problem: not where the problem before had the same. */
    introduces: (task: Task): boolean => comeTimes(keyOfTask(task)) === 1,
    /** The lesson without its question where that has been heard often enough. */
    shortened: (told: ToldLesson): ToldLesson => {
      const { again, ...lesson } = told.lesson;
      return again && comeTimes(keyOf(again)) > MAX_TIMES ? { ...told, lesson } : told;
    },
    /** The learner asked for it. */
    asked: (task: Pick<Named, 'text' | 'audio'>): void => {
      if (keyOf(task) === last) at = now();
    },
  };
}
