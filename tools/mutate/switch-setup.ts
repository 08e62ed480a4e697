import { afterEach, inject } from 'vitest';
import { SWITCH } from './with-switches.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the mutant that is on; 0 for none. */
    mutant: number;
  }

  interface TaskMeta {
    /** Mutants whose code ran, whether on or off. */
    reached?: readonly number[];
  }
}

const reached = new Set<number>();
const active = inject('mutant');

Object.assign(globalThis, {
  [SWITCH]: (id: number) => {
    reached.add(id);
    return id === active;
  },
});

afterEach(({ task }) => {
  task.file.meta.reached = [...reached];
});
