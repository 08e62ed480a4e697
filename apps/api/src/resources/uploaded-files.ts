import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { type FileOf, filesOf, valuesIn } from '@flink/contract/resources/kit/field.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { isNamedAs } from '../ports/files/content/named-as.ts';
import type { FormFiles } from './form-files.ts';
import type { Values } from './resource.repo.ts';

/** Where files that people put into forms lie. */
export const OFFICE = 'office';
/** The papers and films that come with the product lie there too, and what authors give to words. */
const FOLDERS = [OFFICE, 'documents', 'words', 'films'];

const folderOf = (resource: Resource, field: string) => `${OFFICE}/${resource.name}/${field}`;

/** Files that the fields of a resource hold. */
export function uploadedFiles(files: FormFiles) {
  return {
    sign: (resource: Resource, userId: string, field: string, size: number, name?: string) => {
      const kind = resource.fields[field] && filesOf(resource.fields[field]);
      if (!kind) throw new Error(`${resource.name}.${field} takes no files.`);
      return files.signNew(userId, folderOf(resource, field), kind, size, name);
    },

    /** Keeps a sound that was made for the field. */
    async keep(resource: Resource, userId: string, field: string, mp3: Uint8Array) {
      const key = await files.keepNew(userId, folderOf(resource, field), 'audio', mp3);
      return { key, url: await files.linkTo(key) };
    },

    /** Why this person cannot put this file into the field; null when they can. */
    async refused(
      resource: Resource,
      userId: string,
      field: string,
      kind: FileOf,
      key: string,
    ): Promise<ErrorCode | null> {
      try {
        const { contentType } = await files.confirmNew(userId, folderOf(resource, field), key, kind);
        // The player is chosen by the ending.
        return kind === 'film' && !isNamedAs(key, contentType) ? 'files.typeNotAllowed' : null;
      } catch (error) {
        if (error instanceof AppError) return error.code;
        throw error;
      }
    },

    /** What the product draws itself is a name and no file. */
    async linksOf(resource: Resource, row: Values): Promise<{ links?: Readonly<Record<string, string>> }> {
      const fields = Object.entries(resource.fields).filter(([, field]) => filesOf(field));
      if (fields.length === 0) return {};
      const keys = fields.flatMap(([name, field]) =>
        Array.from(valuesIn(name, field, row[name]), ([, , key]) => key),
      );
      const uploaded = await Promise.all(
        keys.filter(isUploaded).map(async (key) => [key, await files.linkTo(key)] as const),
      );
      // A picture of the library stands at its own address.
      const addresses = keys.filter((key) => key.startsWith('/')).map((key) => [key, key] as const);
      return { links: Object.fromEntries([...uploaded, ...addresses]) };
    },
  };
}

/** Whether what a field holds is a file of the store. */
export const isUploaded = (key: string): boolean => FOLDERS.some((folder) => key.startsWith(`${folder}/`));
