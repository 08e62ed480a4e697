import type { KeptFile, WorkDesk } from '@flink/game-kit/react/work/work-desk.ts';
import type { Uploaded } from './send-files.ts';

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

interface SentFile {
  readonly filename: string;
  readonly url: string;
}

export interface DeskPlaces {
  /** What the device keeps of this work until the server has it. */
  readonly device: {
    keep(filename: string, file: Blob): Promise<void>;
    drop(filename: string): Promise<void>;
    waiting(): Promise<readonly { readonly filename: string; readonly file: Blob }[]>;
  };
  /** Nothing where the server does not answer. */
  list(): Promise<readonly SentFile[]>;
  upload(filename: string, file: Blob): Promise<Uploaded>;
  /** Now, or when there is a line again. */
  remove(filenames: readonly string[]): Promise<void>;
  copy(item: { readonly srcKey: string; readonly filename: string }): Promise<readonly SentFile[] | string>;
  /** The address of a file that is on this page alone. */
  show(file: Blob): string;
  hide(address: string): void;
}

const isOfPage = (address: string) => address.startsWith('blob:');

export function shellDesk(places: DeskPlaces): ShellDesk {
  const { device } = places;
  /** Of the server, or of the page until it has it. */
  const addresses = new Map<string, string>();
  const unsent = new Map<string, Blob>();
  /** Those under way: a file that is sent twice at once would be there before it was taken away. */
  const sending = new Map<string, Promise<KeptFile>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function show(file: string, address: string | null): void {
    const before = addresses.get(file);
    if (before && isOfPage(before) && before !== address) places.hide(before);
    if (address === null) addresses.delete(file);
    else addresses.set(file, address);
    tell();
  }

  async function sendNow(filename: string, file: Blob): Promise<KeptFile> {
    const answer = await places.upload(filename, file);
    if (answer.kind === 'unanswered') return { ok: true, file: filename };
    unsent.delete(filename);
    await device.drop(filename);
    if (answer.kind === 'refused') {
      show(filename, null);
      return { ok: false, code: answer.code };
    }
    // The sound or picture that is shown stays where it is: it is the same, and may just be playing.
    tell();
    return { ok: true, file: filename };
  }

  function sendOne(filename: string, file: Blob): Promise<KeptFile> {
    const underWay = sending.get(filename) ?? sendNow(filename, file).finally(() => sending.delete(filename));
    sending.set(filename, underWay);
    return underWay;
  }

  return {
    async open() {
      for (const { filename, file } of await device.waiting()) {
        unsent.set(filename, file);
        addresses.set(filename, places.show(file));
      }
      for (const { filename, url } of await places.list())
        if (!unsent.has(filename)) addresses.set(filename, url);
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
      show(name, places.show(file));
      await device.keep(name, file);
      return sendOne(name, file);
    },
    async remove(names) {
      const own = names.filter((name) => !name.startsWith('/'));
      for (const name of own) {
        show(name, null);
        await sending.get(name);
        unsent.delete(name);
        await device.drop(name);
      }
      tell();
      if (own.length > 0) await places.remove(own);
    },
    async copy({ srcKey, filename }) {
      // A picture of the house is the same for everybody: it is named, not copied.
      if (srcKey.startsWith('/')) return { ok: true, file: srcKey };
      const copied = await places.copy({ srcKey, filename });
      if (typeof copied === 'string') return { ok: false, code: copied };
      for (const one of copied) show(one.filename, one.url);
      return { ok: true, file: filename };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      for (const address of addresses.values()) if (isOfPage(address)) places.hide(address);
    },
  };
}
