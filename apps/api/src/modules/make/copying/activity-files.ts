import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { parseFileKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';

/** Spec 3 §9: larger data is a file, and only its key is kept. */
export const LARGEST_ROW_BYTES = 7_000_000;

/** As it stands in a row: the data, or nothing and the key of the file that holds it. */
export interface KeptData {
  readonly json: string;
  readonly key: string | null;
}

export async function keepData(files: FileStore, activityId: string, data: ActivityData): Promise<KeptData> {
  const json = JSON.stringify(data);
  if (Buffer.byteLength(json) <= LARGEST_ROW_BYTES) return { json, key: null };
  const key = parseFileKey(`activity-data/${activityId}/${uuidv7()}.json`);
  await files.put(key, Buffer.from(json), 'data');
  return { json: '{}', key };
}

export async function readData(
  files: FileStore,
  { data, key }: { readonly data: ActivityData; readonly key: string | null },
): Promise<ActivityData> {
  if (key === null) return data;
  const { stream } = await files.open(parseFileKey(key));
  const read: unknown = JSON.parse(Buffer.concat(await stream.toArray()).toString());
  if (typeof read !== 'object' || read === null) throw new AppError('activities.badData');
  return read as ActivityData;
}
