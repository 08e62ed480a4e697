import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TEMPLATES = 'packages/templates/src';
const LOCK = 'packages/templates/fixtures.lock.json';

/** Fixture, as `<alias>/<name>.json` → the mark of what it says. */
export type FixturesLock = Readonly<Record<string, string>>;

/** Of what it says, not of how it is set: a formatter may touch it. */
const markOf = (json: string): string =>
  createHash('sha256')
    .update(JSON.stringify(JSON.parse(json)))
    .digest('hex')
    .slice(0, 16);

function fixturesIn(root: string): FixturesLock {
  const names = readdirSync(join(root, TEMPLATES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, TEMPLATES, entry.name, 'fixtures')))
    .flatMap(({ name }) =>
      readdirSync(join(root, TEMPLATES, name, 'fixtures')).map((file) => ({ name, file })),
    )
    .filter(({ file }) => file.endsWith('.json'));
  return Object.fromEntries(
    names
      .map(({ name, file }) => {
        const text = readFileSync(join(root, TEMPLATES, name, 'fixtures', file), 'utf8');
        return [`${name}/${file}`, markOf(text)] as const;
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** What has been committed; what somebody is still writing may change. Without git, what stands in the checkout. */
function committedLock(root: string): FixturesLock {
  const quiet: ExecFileSyncOptions = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], quiet);
  } catch {
    return existsSync(join(root, LOCK)) ? JSON.parse(readFileSync(join(root, LOCK), 'utf8')) : {};
  }
  try {
    return JSON.parse(execFileSync('git', ['show', `HEAD:./${LOCK}`], quiet).toString());
  } catch {
    return {};
  }
}

/** Activities like a fixture are stored somewhere and must stay readable, so none of them may be changed or go. */
function spoiledFixtures(committed: FixturesLock, found: FixturesLock): string[] {
  return Object.entries(committed).flatMap(([fixture, mark]) => {
    if (found[fixture] === mark) return [];
    const [alias, name] = fixture.split('/');
    const what = fixture in found ? 'says something else than before' : 'is gone';
    return [
      `${TEMPLATES}/${alias}/fixtures/${name} ${what}. Fixtures are only ever added to: put it back and write another one.`,
    ];
  });
}

/** The record of all fixtures; refuses to forget one, or to take another for it. */
export function fixturesLockFile(root: string): { path: string; text: string } {
  const found = fixturesIn(root);
  const spoiled = spoiledFixtures(committedLock(root), found);
  if (spoiled.length > 0) throw new Error(spoiled.join('\n'));
  return { path: LOCK, text: `${JSON.stringify(found, null, 2)}\n` };
}

export function writeFixturesLock(root: string): void {
  const { path, text } = fixturesLockFile(root);
  writeFileSync(join(root, path), text);
}
