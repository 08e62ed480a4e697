import { loadInThread } from '../modules/catalog/starter-library/load-in-thread.ts';
import {
  LOAD_STARTER_LIBRARY,
  saveStarterLibraryState,
} from '../modules/catalog/starter-library/starter-library.service.ts';
import type { OnDemandJob } from './job.ts';

export const loadStarterLibraryJob: OnDemandJob = {
  name: LOAD_STARTER_LIBRARY,
  cron: null,
  async run({ db, url, log, signal }) {
    let progress = { loaded: 0, total: 0 };
    let saving = Promise.resolve();
    const save = (state: 'loading' | 'failed' | 'loaded') => {
      const reached = progress;
      saving = saving.then(() => saveStarterLibraryState(db, { state, ...reached }));
      return saving;
    };
    try {
      await loadInThread(
        url,
        (reached) => {
          progress = reached;
          save('loading').catch((err: unknown) => log.warn({ err }, 'progress of the library is not saved'));
        },
        signal,
      );
    } catch (error) {
      await save('failed');
      throw error;
    }
    await save('loaded');
  },
};
