import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

/** Who PostgreSQL runs as: it refuses root, so a root Flink lends it another account of the machine. */
export type ServerAccount = { kind: 'self' } | { kind: 'other'; name: string; uid: number; gid: number };
export type OtherAccount = Extract<ServerAccount, { kind: 'other' }>;

const PREFERRED_NAMES = ['postgres', 'nobody'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function parseAccounts(passwd: string): OtherAccount[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (!name || name.startsWith('#') || !uid || !gid) return [];
    const account: OtherAccount = { kind: 'other', name, uid: Number(uid), gid: Number(gid) };
    return Number.isInteger(account.uid) && Number.isInteger(account.gid) ? [account] : [];
  });
}

export function chooseAccount(accounts: OtherAccount[]): OtherAccount | undefined {
  const usable = accounts.filter((account) => account.uid !== 0);
  const preferred = PREFERRED_NAMES.map((name) => usable.find((account) => account.name === name));
  return preferred.find((account) => account !== undefined) ?? usable[0];
}

/** Data that has an owner keeps it: a root Flink on somebody's data folder must not lock that person out. */
export async function accountFor(owner: { uid: number; gid: number } | undefined): Promise<ServerAccount> {
  if (!isRoot()) return { kind: 'self' };

  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  if (owner && owner.uid !== 0) {
    const name = accounts.find((account) => account.uid === owner.uid)?.name ?? `user ${owner.uid}`;
    return { kind: 'other', name, uid: owner.uid, gid: owner.gid };
  }

  const account = chooseAccount(accounts);
  if (!account) {
    throw new StartError(
      'PostgreSQL refuses to run as root and /etc/passwd names no other user; start Flink as an ordinary user or set DATABASE_URL.',
    );
  }
  return account;
}

export function spawnIdentity(account: ServerAccount): { uid?: number; gid?: number } {
  return account.kind === 'self' ? {} : { uid: account.uid, gid: account.gid };
}

/** Asks the kernel, as that account, whether it can enter or run each path: modes alone do not tell (ACLs, mounts). */
export async function canReach(account: ServerAccount, paths: string[]): Promise<boolean> {
  if (account.kind === 'self') return true;
  try {
    await promisify(execFile)(
      '/bin/sh',
      ['-c', 'for path do test -x "$path" || exit 1; done', 'sh', ...paths],
      {
        ...spawnIdentity(account),
        cwd: '/',
        env: {},
      },
    );
    return true;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      throw new StartError(
        `PostgreSQL refuses to run as root and this machine does not let Flink start it as ${account.name}; start Flink as an ordinary user or set DATABASE_URL.`,
        { cause: error },
      );
    }
    return false;
  }
}
