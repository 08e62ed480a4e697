import { parseFileKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';

/** Where the owner of an installation puts the films of characters, each named after its character. */
const FOLDER = 'activity-results';
const ENDINGS = ['webm', 'mp4'] as const;

/** It is asked for when the game begins and played when that is over. */
const LINK_SECONDS = 4 * 3_600;

/** Spec 1 §7: whether a character has an animation for a mastered result is a question to the storage. */
export function resultAnimations({ files }: { readonly files: Pick<FileStore, 'exists' | 'signDownload'> }) {
  return {
    async link(character: string): Promise<string | null> {
      for (const ending of ENDINGS) {
        const key = parseFileKey(`${FOLDER}/${character}.${ending}`);
        if (await files.exists(key)) return files.signDownload({ key, expiresInSeconds: LINK_SECONDS });
      }
      return null;
    },
  };
}
