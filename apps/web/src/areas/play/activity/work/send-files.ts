import { CallFailed } from '@flink/contract/client/client.ts';
import { endpoints } from '@flink/contract/client/endpoints.gen.ts';
import { idle } from '../../../../shared/idle.ts';
import { currentToken } from '../../../../shared/session/session-store.ts';
import { isSettled } from '../../outbox/outbox.ts';
import { deviceFiles, type WaitingFile } from './device-files.ts';

export type Uploaded =
  | { readonly kind: 'sent'; readonly url: string }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unanswered' };

/** The bytes go as they are: the one call that sends no JSON. */
async function post({ activityId, filename, file }: WaitingFile): Promise<Uploaded> {
  const [method, path] = endpoints.uploadLearnerActivityAsset;
  const address = `${path.replace('{activityId}', activityId)}?${new URLSearchParams({ filename })}`;
  const reply = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${currentToken()}`, 'content-type': 'application/octet-stream' },
    body: file,
  });
  const body = await reply.json();
  if (reply.ok) return { kind: 'sent', url: body.url };
  return isSettled({ status: reply.status, code: body.code })
    ? { kind: 'refused', code: body.code }
    : { kind: 'unanswered' };
}

export const upload = (file: WaitingFile): Promise<Uploaded> =>
  idle.during(() => post(file).catch((): Uploaded => ({ kind: 'unanswered' })));

/** Sends what waits on this device for these learners, of all their works. */
export async function sendFiles(learnerIds: readonly string[]): Promise<void> {
  const files = deviceFiles(learnerIds);
  for (const waiting of await files.waiting()) {
    const { kind } = await upload(waiting);
    if (kind === 'unanswered') return;
    await files.drop(waiting.activityId, waiting.filename);
  }
  await files.waiting();
}

export const failureCode = (error: unknown): string =>
  error instanceof CallFailed && error.code !== 'network' ? error.code : 'server.noResponse';
