import type { DeletedQuery, DeletedRow, RestoreResult } from '@flink/contract/entities/trash.ts';
import type { ImportBody, ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import type { BulkChanged, SpeechWish } from '@flink/contract/resources/kit/resource-calls.ts';
import { apiAt } from '../../../shared/api.ts';
import { putFile, type UploadLink } from '../../../shared/office/put-file.ts';
import type { Meant } from '../../../shared/office/trash/use-restore.tsx';

/** A row of whatever is managed; its fields are those of its resource. */
export interface ManagedRow {
  readonly _id: string;
  readonly version: number;
  readonly isProtected: boolean;
  /** Where its files lie, by their keys. */
  readonly links?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export interface Page {
  readonly data: readonly ManagedRow[];
  readonly total: number;
  readonly unfiltered: number;
}

export interface Listed {
  readonly _id: string;
  readonly title: string;
}

/** What still refers to a row; without names where the person may not look. */
export interface Use {
  readonly section: string;
  readonly total: number;
  readonly rows: readonly Listed[];
}

/** A table as it is sent; nobody changes it on the way. */
type SentTable = Pick<ImportBody, 'confirm' | 'expected'> & {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
};

/** What Undo restores by; null where the rows are gone for good. */
interface Removed {
  readonly undo: string | null;
}

interface DeletedPage {
  readonly data: readonly DeletedRow[];
  readonly total: number;
  readonly unfiltered: number;
}

type Values = Readonly<Record<string, unknown>>;

const dataOf = async <Data>(answer: Promise<unknown>): Promise<Data> =>
  ((await answer) as { readonly data: Data }).data;

/** The calls of spec 3 §7.3. Their addresses follow from the name, so that no list of them is loaded. */
export function resourceApi(name: Resource['name']) {
  const path = `/api/admin/${name}`;
  return {
    page: (query: Values, signal: AbortSignal) => apiAt('GET', path, { query }, { signal }) as Promise<Page>,
    list: (filter: string, signal: AbortSignal) =>
      dataOf<readonly Listed[]>(apiAt('GET', `${path}/list`, { query: { filter } }, { signal })),
    row: (id: string, signal?: AbortSignal) =>
      dataOf<ManagedRow>(apiAt('GET', `${path}/{id}`, { params: { id } }, signal ? { signal } : {})),
    usedIn: (id: string) => dataOf<readonly Use[]>(apiAt('GET', `${path}/{id}/used-in`, { params: { id } })),
    add: (body: Values) => dataOf<ManagedRow>(apiAt('POST', `${path}/add`, { body })),
    edit: (body: Values) => dataOf<ManagedRow>(apiAt('POST', `${path}/edit`, { body })),
    upload: async (
      field: string,
      file: File,
      onProgress: (share: number) => void,
      signal: AbortSignal,
    ): Promise<string> => {
      const link = (await apiAt('POST', `${path}/upload`, {
        body: { field, size: file.size, name: file.name },
      })) as UploadLink;
      await putFile(link, file, onProgress, signal);
      return link.key;
    },
    speak: async (wish: SpeechWish) =>
      (await apiAt('POST', `${path}/speak`, { body: { ...wish } })) as {
        readonly key: string;
        readonly url: string;
      },
    /** Those with these ids, or all that match. */
    removeMany: (
      which: { readonly ids: readonly string[] } | { readonly matching: Values; readonly expected: number },
    ) => apiAt('POST', `${path}/bulk`, { body: { action: 'delete', ...which } }) as Promise<Removed>,
    /** One of the resource's `bulk`, done to those with these ids or to all that match. */
    changeMany: (
      action: string,
      which: { readonly ids: readonly string[] } | { readonly matching: Values; readonly expected: number },
    ) => apiAt('POST', `${path}/bulk-change`, { body: { action, ...which } }) as Promise<BulkChanged>,
    csvPath: `${path}/csv`,
    bringIn: (table: SentTable) => dataOf<ImportResult>(apiAt('POST', `${path}/import`, { body: table })),
    remove: (id: string) => apiAt('DELETE', `${path}/byId`, { query: { id } }) as Promise<Removed>,
    deleted: (query: DeletedQuery, signal: AbortSignal) =>
      apiAt('GET', `${path}/deleted`, { query }, { signal }) as Promise<DeletedPage>,
    restore: (meant: Meant) => apiAt('POST', `${path}/restore`, { body: meant }) as Promise<RestoreResult>,
  };
}
