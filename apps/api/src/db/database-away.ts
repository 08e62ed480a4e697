import pg from 'pg';

/** The database does not answer, or does no more. Whether what was asked of it has been done is not known. */
export class DatabaseAway extends Error {
  override readonly name: string = 'DatabaseAway';
}

/** PostgreSQL's codes for: this connection, or this server, is of no more use. */
const ENDINGS = new Set([
  '57P01', // it is being shut down
  '57P02', // it has crashed
  '57P03', // it is starting up
  '57P05', // the connection was idle for too long
  '25P03', // the transaction was idle for too long
  '25006', // it only reads: after a fail-over the old server may live on as the copy of the new one
  '53300', // it takes no more connections
]);

/** Whether a failed statement means that its connection should be given up. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const code = error.code ?? '';
  return ENDINGS.has(code) || code.startsWith('08');
}
