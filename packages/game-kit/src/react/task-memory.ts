import type { Named, ToldLesson } from '../model/loop/lesson.ts';
import type { Task } from './game-runner.ts';

/** Who has done nothing for so long may have forgotten the task: it is said again. */
const LONG_SILENCE_MS = 30_000;

export interface TaskMemory {
  /** Whether a task that comes with a problem is to be heard: not where the problem before had the same. */
  introduces(task: Task): boolean;
  /** The lesson without its question where that has been heard often enough. */
  shortened(told: ToldLesson): ToldLesson;
  /** The learner asked for it. */
  asked(task: Pick<Named, 'text' | 'audio'>): void;
}

interface Said {
  readonly key: string;
  readonly at: number;
  /** Heard with the problem only: after the first wrong answer it is said once more. */
  readonly isIntroduction: boolean;
}

const keyOf = ({ text, audio }: Pick<Named, 'text' | 'audio'>): string => audio ?? text.trim();

const keyOfTask = (task: Task): string => {
  if (task.type === 'speech') return task.text.trim();
  return task.sound.from === 'activity' ? task.sound.file : task.sound.name;
};

/** Remembers which task was said last, so that the same one is not said with every problem and every wrong answer. */
export function createTaskMemory(now: () => number = Date.now): TaskMemory {
  let last: Said | null = null;

  /** Playing on is no silence: whoever answers knows what is asked. */
  const isFresh = (key: string): boolean => {
    if (last?.key !== key || now() - last.at >= LONG_SILENCE_MS) return false;
    last = { ...last, at: now() };
    return true;
  };

  return {
    introduces: (task) => {
      const key = keyOfTask(task);
      if (isFresh(key)) return false;
      last = { key, at: now(), isIntroduction: true };
      return true;
    },
    shortened: (told) => {
      const { again, ...rest } = told.lesson;
      if (!again) return told;
      const key = keyOf(again);
      if (isFresh(key) && !last?.isIntroduction) return { ...told, lesson: rest };
      last = { key, at: now(), isIntroduction: false };
      return told;
    },
    asked: (task) => {
      if (last?.key === keyOf(task)) last = { ...last, at: now() };
    },
  };
}
