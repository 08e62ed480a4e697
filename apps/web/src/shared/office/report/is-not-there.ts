import { CallFailed } from '@flink/contract/client/client.ts';

/** What the address names is not there (any more): asking again would not find it either. */
export const isNotThere = (error: Error | null): boolean =>
  error instanceof CallFailed && (error.code === 'notFound' || error.code === 'purchases.notFound');
