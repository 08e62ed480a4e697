import { CallFailed } from '@flink/contract/client/client.ts';
import type { KeptFile, WorkDesk } from '@flink/game-kit/react/work/work-desk.ts';
import { api } from '../../../../shared/api.ts';
import { deviceFiles } from './device-files.ts';
import { failureCode, upload } from './send-files.ts';

/** Files of a work, and who reads its text; what is said of saving comes from its keeper. */
export interface ShellDesk extends Omit<WorkDesk, 'state'> {
  /** Asks for the addresses of what the server has, and brings what the device has kept for it. */
  open(): Promise<void>;
  /** Tries what waits once more. */
  send(): Promise<void>;
  /** Some file of it is not on the server yet. */
  waits(): boolean;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

interface Work {
  readonly activityId: string;
  readonly learnerIds: readonly string[];
}

export function shellDesk({ activityId, learnerIds }: Work): ShellDesk {
  const files = deviceFiles(learnerIds);
  const params = { activityId };
  /** Of the server, or of the page until it has it. */
  const addresses = new Map<string, string>();
  const unsent = new Map<string, Blob>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function show(file: string, address: string | null): void {
    const before = addresses.get(file);
    if (before?.startsWith('blob:') && before !== address) URL.revokeObjectURL(before);
    if (address === null) addresses.delete(file);
    else addresses.set(file, address);
    tell();
  }

  async function sendOne(filename: string, file: Blob): Promise<KeptFile> {
    const answer = await upload({ activityId, filename, file });
    if (answer.kind === 'unanswered') return { ok: true, file: filename };
    unsent.delete(filename);
    await files.drop(activityId, filename);
    if (answer.kind === 'refused') {
      show(filename, null);
      return { ok: false, code: answer.code };
    }
    // The sound or picture that is shown stays where it is: it is the same, and may just be playing.
    tell();
    return { ok: true, file: filename };
  }

  return {
    async open() {
      for (const waiting of await files.waiting()) {
        if (waiting.activityId !== activityId) continue;
        unsent.set(waiting.filename, waiting.file);
        addresses.set(waiting.filename, URL.createObjectURL(waiting.file));
      }
      const known = await api('learnerActivityAssets', { params }).catch(() => ({ files: [] }));
      for (const { filename, url } of known.files) if (!unsent.has(filename)) addresses.set(filename, url);
      tell();
      for (const [filename, file] of unsent) void sendOne(filename, file);
    },
    async send() {
      for (const [filename, file] of unsent) await sendOne(filename, file);
    },
    waits: () => unsent.size > 0,
    url: (file) => (file.startsWith('/') ? file : (addresses.get(file) ?? null)),
    async add(file, name) {
      unsent.set(name, file);
      show(name, URL.createObjectURL(file));
      await files.keep({ activityId, filename: name, file });
      return sendOne(name, file);
    },
    async remove(names) {
      const own = names.filter((name) => !name.startsWith('/'));
      for (const name of own) {
        unsent.delete(name);
        await files.drop(activityId, name);
        show(name, null);
      }
      // One that stays takes room, and nothing else.
      if (own.length > 0)
        await api('deleteLearnerActivityAssets', { params, query: { filename: own } }).catch(() => {});
    },
    async copy({ srcKey, filename }) {
      // A picture of the house is the same for everybody: it is named, not copied.
      if (srcKey.startsWith('/')) return { ok: true, file: srcKey };
      try {
        const { files: copied } = await api('copyToLearnerActivity', {
          params,
          body: { items: [{ srcKey, filename }] },
        });
        for (const one of copied) show(one.filename, one.url);
        return { ok: true, file: filename };
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        return { ok: false, code: failureCode(error) };
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      for (const address of addresses.values()) if (address.startsWith('blob:')) URL.revokeObjectURL(address);
    },
  };
}
