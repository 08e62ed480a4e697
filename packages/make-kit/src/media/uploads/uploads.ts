import type { FileKind } from '../../description/field.ts';
import { followedPlace } from '../../document/followed-place.ts';
import { type Place, placeName, samePlace, valueAt } from '../../document/place.ts';
import type { EditorHost } from '../../host.ts';
import { sendUntilThere } from './send-until-there.ts';

export type UploadState =
  | { readonly kind: 'idle' }
  /** `share` from 0 to 1; `waits`: the line is gone, it goes on by itself. */
  | { readonly kind: 'sending'; readonly share: number; readonly waits: boolean }
  | { readonly kind: 'refused'; readonly words: string };

export const IDLE: UploadState = { kind: 'idle' };

/** A file on its way into a place of the document. */
export interface Upload {
  /** Where that place is now. */
  readonly place: Place;
  /** Of what: “Picture of the question”. */
  readonly label: string;
  readonly state: UploadState;
}

export interface UploadWish {
  readonly file: File;
  readonly kind: FileKind;
  readonly place: Place;
  readonly label: string;
  /** The file has a name that no other has. */
  readonly keepsName: boolean;
  /** What is said where nobody says more. */
  readonly failed: string;
  /** It has arrived, under a name; `at` is where its place is by then. */
  readonly land: (name: string, at: Place) => void;
}

/** A file may be gone, or shut, since it was chosen; sending it would look like a lost line. */
export class Unreadable extends Error {}

async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new Unreadable(error instanceof Error ? error.name : file.name);
  }
}

export interface Uploads {
  readonly subscribe: (listener: () => void) => () => void;
  readonly all: () => readonly Upload[];
  readonly at: (place: Place) => Upload | undefined;
  /** Those whose own place is not on the screen. */
  readonly elsewhere: () => readonly Upload[];
  /** One for each place: what was on its way there is stopped. The name it got, or null where it did not arrive. */
  send(wish: UploadWish): Promise<string | null>;
  refuse(place: Place, label: string, words: string): void;
  /** Stops it, or takes away what is said about it. */
  cancel(place: Place): void;
  /** The place is on the screen, until what is given back is called. */
  watch(place: Place): () => void;
  /**
   * A step was made: places may be elsewhere now. What the author has put into one since, or taken out of it, is not
   * written over by what was on its way there; what somebody else did there is.
   */
  follow(before: unknown, after: unknown, by?: 'author' | 'others'): void;
  close(): void;
}

interface Kept extends Upload {
  readonly controller: AbortController;
}

const fileAt = (document: unknown, place: Place): string | null => {
  const value = valueAt(document, place);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The files on their way into one document: they go on wherever its author is in the meantime. */
export function openUploads(host: Pick<EditorHost, 'upload'>): Uploads {
  const listeners = new Set<() => void>();
  const watched: Place[] = [];
  let kept: readonly Kept[] = [];
  let elsewhere: readonly Upload[] = [];

  const isWatched = (place: Place) => watched.some((one) => samePlace(one, place));
  const show = (next: readonly Kept[]) => {
    kept = next;
    elsewhere = kept.filter(({ place }) => !isWatched(place));
    for (const listener of listeners) listener();
  };
  const of = (controller: AbortController) => kept.find((one) => one.controller === controller);
  const say = (controller: AbortController, state: UploadState) =>
    show(kept.map((one) => (one.controller === controller ? { ...one, state } : one)));
  const drop = (gone: (one: Kept) => boolean) => {
    if (!kept.some(gone)) return;
    for (const { controller } of kept.filter(gone)) controller.abort();
    show(kept.filter((one) => !gone(one)));
  };
  const isAt = (place: Place) => (one: Kept) => samePlace(one.place, place);
  const begin = (place: Place, label: string, state: UploadState): AbortController => {
    drop(isAt(place));
    const controller = new AbortController();
    show([...kept, { place, label, state, controller }]);
    return controller;
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => kept,
    at: (place) => kept.find(isAt(place)),
    elsewhere: () => elsewhere,
    send: async ({ file, kind, place, label, keepsName, failed, land }) => {
      const controller = begin(place, label, { kind: 'sending', share: 0, waits: false });
      const { signal } = controller;
      let share = 0;
      const send = host.upload(file, kind, keepsName);
      const arrive = async () => {
        try {
          return await sendUntilThere(
            async (watch) => {
              await assertReadable(file);
              return send(watch);
            },
            {
              signal,
              progress: (next) => {
                share = next;
                say(controller, { kind: 'sending', share, waits: false });
              },
            },
            () => say(controller, { kind: 'sending', share, waits: true }),
          );
        } catch (error) {
          if (signal.aborted) return null;
          if (error instanceof Unreadable) {
            drop((one) => one.controller === controller);
            throw error;
          }
          say(controller, {
            kind: 'refused',
            words: (error instanceof Error && error.message) || failed,
          });
          return null;
        }
      };
      const name = await arrive();
      const target = of(controller)?.place;
      if (name === null || target === undefined) return null;
      show(kept.filter((one) => one.controller !== controller));
      land(name, target);
      return name;
    },
    refuse: (place, label, words) => void begin(place, label, { kind: 'refused', words }),
    cancel: (place) => drop(isAt(place)),
    watch: (place) => {
      watched.push(place);
      show(kept);
      return () => {
        watched.splice(
          watched.findIndex((one) => placeName(one) === placeName(place)),
          1,
        );
        // What was said and read there is not said again elsewhere.
        show(kept.filter((one) => one.state.kind !== 'refused' || !samePlace(one.place, place)));
      };
    },
    follow: (before, after, by = 'author') => {
      if (kept.length === 0) return;
      const places = kept.map((one) => {
        const place = followedPlace(before, after, one.place);
        const isOther = place !== null && fileAt(before, one.place) !== fileAt(after, place);
        return isOther && by === 'author' ? null : place;
      });
      if (places.every((place, index) => place !== null && samePlace(place, kept[index]?.place ?? [])))
        return;
      const next = kept.flatMap((one, index) => {
        const place = places[index];
        if (!place) one.controller.abort();
        return place ? [{ ...one, place }] : [];
      });
      show(next);
    },
    close: () => drop(() => true),
  };
}
