import { parseFileKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';
import type { FilmsService } from '../../catalog/films/films.service.ts';

/** Where the owner of an installation can put the films of characters, each named after its character. */
const FOLDER = 'activity-results';
const ENDINGS = ['webm', 'mp4'] as const;

/** It is asked for when the game begins and played when that is over. */
const LINK_SECONDS = 4 * 3_600;

interface Needs {
  readonly files: Pick<FileStore, 'exists' | 'signDownload'>;
  readonly films: Pick<FilmsService, 'celebration'>;
}

/** Spec 1 §7: whether a character has an animation for a mastered result is also a question to the storage. */
export function resultAnimations({ files, films }: Needs) {
  return {
    async link(character: string, locale: string): Promise<string | null> {
      const film = await films.celebration(character, locale);
      if (film !== null) return film;
      for (const ending of ENDINGS) {
        const key = parseFileKey(`${FOLDER}/${character}.${ending}`);
        if (await files.exists(key)) return files.signDownload({ key, expiresInSeconds: LINK_SECONDS });
      }
      return null;
    },
  };
}
