import { accountEndpoints } from '@flink/contract/client/account-endpoints.gen.ts';
import { addressOf, CallFailed } from '@flink/contract/client/client.ts';
import { currentLocale } from '../locale.ts';
import { currentToken } from '../session/session-store.ts';

/** A receipt or credit note as a PDF. */
export async function fetchReceipt(id: string): Promise<Blob> {
  const [method, path] = accountEndpoints.receiptPdf;
  const noAnswer = () => {
    throw new CallFailed(0, { code: 'network', message: '' });
  };
  const response = await fetch(addressOf(path, { params: { id } }), {
    method,
    headers: { 'user-locale': currentLocale(), authorization: `Bearer ${currentToken() ?? ''}` },
  }).catch(noAnswer);
  if (!response.ok) throw new CallFailed(response.status, await response.json().catch(noAnswer));
  return response.blob().catch(noAnswer);
}
