import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import type { FormFiles } from '../../../resources/form-files.ts';
import * as repo from '../catalog.repo.ts';
import { takeArrivedFiles } from './document-files.ts';

/** Documents for who reads them; managing them is the kit's. */
export function documentsService({ db, files }: { readonly db: Db; readonly files: FormFiles }) {
  async function found(id: string) {
    await takeArrivedFiles({ db, files });
    const document = await repo.documentFile(db, id);
    if (!document?.fileKey) throw new AppError('notFound');
    return { name: document.name, key: document.fileKey };
  }

  return {
    async view(id: string): Promise<string> {
      return files.linkTo((await found(id)).key);
    },

    async download(id: string): Promise<string> {
      const { key, name } = await found(id);
      return files.downloadOf(key, name);
    },
  };
}
