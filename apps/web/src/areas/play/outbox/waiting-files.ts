import { isViewing } from '../../../shared/session/session-store.ts';
import { WAITING_FILES } from './waiting-mark.ts';

/** Recordings and pictures that an earlier visit could not send. What sends them comes only when there are some. */
export async function sendWaitingFiles(learnerIds: readonly string[]): Promise<void> {
  try {
    if (isViewing || localStorage.getItem(WAITING_FILES) === null) return;
    const { sendFiles } = await import('../activity/work/send-files.ts');
    await sendFiles(learnerIds);
  } catch {
    // No storage, or no line: they are looked for again at the next visit.
  }
}
