import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../build/fingerprint.ts';
import { filesBehind } from './files-behind.ts';

/** Not in git: a clean clone has kept nothing and runs all. */
const KEPT = '.cache/kept-results.json';

/** Which tests passed, each with everything that it read as it was then. */
export function keptResults(root: string) {
  const file = join(root, KEPT);
  const known = new Map<string, string>(existsSync(file) ? Object.entries(readJson(file)) : []);
  const prints = new Map<string, string>();

  const printOf = (test: string): string => {
    const print = prints.get(test) ?? fingerprint(root, [...filesBehind(root, test), 'package-lock.json']);
    prints.set(test, print);
    return print;
  };

  return {
    /** Of these tests, those that did not pass yet as they are now. */
    toRun: (tests: readonly string[]) => tests.filter((test) => known.get(test) !== printOf(test)),
    /** What they read is taken as it was when they were chosen: a file that changed meanwhile runs them again. */
    keep(passed: readonly string[]): void {
      for (const test of passed) known.set(test, printOf(test));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(known), null, 2));
    },
  };
}

/** One that was broken off while it was written is as good as none. */
function readJson(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
