import { execFileSync } from 'node:child_process';
import { ROOT } from '../root.ts';

const git = (...rest: readonly string[]): string =>
  execFileSync('git', rest, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const names = (text: string): string[] => text.split('\0').filter(Boolean);

/** Where the work in hand began: where it left main or, on main itself, the commit before the last. */
export function beginning(): string {
  const head = git('rev-parse', 'HEAD').trim();
  for (const main of ['main', 'origin/main']) {
    try {
      const left = git('merge-base', main, 'HEAD').trim();
      if (left !== head) return left;
    } catch {
      // A checkout without this branch.
    }
  }
  // Where files are not committed yet, they are the work in hand.
  if (git('status', '--porcelain') !== '') return head;
  return git('rev-parse', 'HEAD~1').trim();
}

/** What is other than at the beginning, committed or not; new files too. */
export function changedSince(commit: string): readonly string[] {
  return [
    ...new Set([
      ...names(git('diff', '--name-only', '--no-renames', '-z', commit)),
      ...names(git('ls-files', '--others', '--exclude-standard', '-z')),
    ]),
  ];
}

export const allFiles = (): readonly string[] => names(git('ls-files', '-co', '--exclude-standard', '-z'));
