import { addressOf, CallFailed } from '@flink/contract/client/client.ts';
import { idle } from '../idle.ts';
import { currentLocale } from '../locale.ts';
import { currentToken } from '../session/session-store.ts';

/** The table that stands behind an address, as a file. */
export const fetchCsv = (path: string, query: Readonly<Record<string, unknown>>): Promise<Blob> =>
  idle.during(async () => {
    const noAnswer = () => {
      throw new CallFailed(0, { code: 'network', message: 'No response from server' });
    };
    const token = currentToken();
    const response = await fetch(addressOf(path, { query }), {
      headers: { 'user-locale': currentLocale(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }).catch(noAnswer);
    if (!response.ok) throw new CallFailed(response.status, await response.json().catch(() => noAnswer()));
    return response.blob().catch(noAnswer);
  });
