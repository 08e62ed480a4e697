import { fstatSync } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot } from './server-account.ts';

/** What initdb and the server print goes to a file: a pipe would stall the database whenever Flink is busy. */
export type ServerLog = {
  path: string;
  descriptor: number;
  /** Notes the end of the log now and, later, gives what was printed since. */
  sinceNow(): () => Promise<string>;
  close(): Promise<void>;
};

const ROTATE_AT_BYTES = 1_000_000;

export async function openServerLog(home: string): Promise<ServerLog> {
  const path = join(home, 'postgres.log');
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size > ROTATE_AT_BYTES) await rename(path, `${path}.old`);

  const file = await open(path, 'a+', 0o600);
  // Left to root, it would stop the folder's owner from starting Flink afterwards.
  if (isRoot()) {
    const owner = await stat(home);
    await file.chown(owner.uid, owner.gid);
  }
  return {
    path,
    descriptor: file.fd,
    sinceNow() {
      const from = fstatSync(file.fd).size;
      return () => readFrom(file, from);
    },
    close: () => file.close(),
  };
}

/** The line that says what went wrong, to be quoted in an error. */
export function tellingLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const telling = lines.find((line) => /(FATAL|PANIC|error|not found|denied):? /i.test(line));
  return telling ?? lines.findLast((line) => line !== '') ?? 'it printed nothing';
}

async function readFrom(file: FileHandle, from: number): Promise<string> {
  const length = Math.max(0, (await file.stat()).size - from);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.toString('utf8', 0, bytesRead);
}
