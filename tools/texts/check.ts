import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStrings } from '../../content/load/strings.ts';
import { ROOT } from '../root.ts';
import { issueKeys } from './issue-keys.ts';
import { problemsOf } from './problems.ts';
import { usedKeys } from './used-keys.ts';

/** Where it is decided what is wrong with an activity. */
const VALIDITY = /^packages\/(?:templates\/src\/[^/]+|game-kit\/src)\/model\//;

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
/** The contract names no texts, but for what sections and kinds of records are called, and what page and mail both say. */
const NAMED = [
  'resources/section-title.ts',
  'resources/audit-kinds.ts',
  'rules/teacher-home/home-words.ts',
].map((file) => `packages/contract/src/${file}`);
const sources = [...files, ...NAMED].map((path) => readFileSync(join(ROOT, path), 'utf8'));

const issues = issueKeys(
  files.filter((path) => VALIDITY.test(path)).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
);
const { keys, heads } = usedKeys(sources);
const problems = [
  ...problemsOf(readStrings(), { keys: new Set([...keys, ...issues.keys]), heads }),
  ...issues.unreadable,
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
