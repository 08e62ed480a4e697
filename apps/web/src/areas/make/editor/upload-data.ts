import { officeApi } from '../../../shared/office/office-api.ts';
import { putFile } from '../../../shared/office/put-file.ts';

/** Below the folder of its activity, where a sweep at night removes it. */
export async function uploadData(key: string, file: File): Promise<void> {
  const link = await officeApi('signedUrl', {
    body: { action: 'upload', key, kind: 'data', size: file.size },
  });
  await putFile(link, file, () => undefined, new AbortController().signal);
}
