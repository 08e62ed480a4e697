import type { QueryClient } from '@tanstack/react-query';
import { connection } from './connection-store.ts';
import { refetchMissing } from './refetch-missing.ts';

/** What failed is asked for again when the server can be reached again. */
export function watchConnection(queries: QueryClient): void {
  connection.onBack(() => void refetchMissing(queries));
}
