import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStrings } from '../../content/load/strings.ts';
import { ROOT } from '../root.ts';
import { problemsOf } from './problems.ts';
import { usedKeys } from './used-keys.ts';

const files = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    'apps/api',
    'apps/web',
    'apps/gallery',
    'packages',
    ':!packages/contract',
  ],
  { cwd: ROOT },
)
  .toString()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const sources = files.map((path) => readFileSync(join(ROOT, path), 'utf8'));

const problems = problemsOf(readStrings(), usedKeys(sources));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
