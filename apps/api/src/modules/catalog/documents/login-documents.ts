import { publicConfig } from '@flink/contract/entities/catalog.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { Db } from '../../../db/database.ts';
import { parseFileKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';
import * as repo from '../catalog.repo.ts';

/** The page opens the link at once. */
const LINK_SECONDS = 600;

export interface DocumentWish {
  readonly key: 'quickStart' | 'credits';
  readonly localeCode: string;
  readonly documentId?: string | undefined;
}

/** Documents of the login page (spec 1 §7). Only those the settings name are public, whatever id is asked for. */
export function loginDocuments({ db, files }: { readonly db: Db; readonly files: FileStore }) {
  /** The best first: that of the language, then the English one. */
  const wantedIds = async ({ key, localeCode, documentId }: DocumentWish) => {
    const setting = await repo.configValue(db, 'loginPageDocuments');
    const ids = publicConfig.shape.loginPageDocuments.parse(setting?.value ?? {})[key] ?? {};
    if (documentId !== undefined)
      return Object.values(ids)
        .filter((id) => id === documentId)
        .slice(0, 1);
    return [ids[localeCode], ids[DEFAULT_LOCALE]].filter((id) => id !== undefined);
  };

  return {
    async link(wish: DocumentWish): Promise<string> {
      for (const id of await wantedIds(wish)) {
        const document = await repo.documentFile(db, id);
        if (!document?.fileKey) continue;
        const key = parseFileKey(document.fileKey);
        if (await files.exists(key)) return files.signDownload({ key, expiresInSeconds: LINK_SECONDS });
      }
      throw new AppError('notFound');
    },
  };
}
