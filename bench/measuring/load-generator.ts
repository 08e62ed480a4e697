import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../tools/root.ts';
import type { LoadOrder, LoadReport } from './load.ts';

/** The load comes from a process of its own. */
export function loadGenerator() {
  const child = fork(join(ROOT, 'bench/measuring/load.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return {
    async run(order: LoadOrder): Promise<LoadReport> {
      child.send(order);
      const [answer] = (await once(child, 'message')) as [{ report?: LoadReport; error?: string }];
      if (!answer.report) throw new Error(answer.error ?? 'The load generator said nothing.');
      return answer.report;
    },
    end: () => child.disconnect(),
  };
}
