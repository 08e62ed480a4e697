import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Writes THIRD-PARTY-NOTICES.md from the lock file: what the running product brings along, and its licences. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const rows = Object.entries(lock.packages)
  .filter(
    ([path, entry]) =>
      path.startsWith('node_modules/') && !entry.dev && !entry.link && !path.includes('@flink/'),
  )
  .map(
    ([path, entry]) =>
      `| ${path.slice(path.lastIndexOf('node_modules/') + 13)} | ${entry.version} | ${entry.license ?? 'see package'} |`,
  );

writeFileSync(
  join(ROOT, 'THIRD-PARTY-NOTICES.md'),
  `# Third-party notices

Flink is MIT. What it brings along keeps its own licence; the texts are in the packages. Fonts: Andika, Baloo 2 and Inter under the SIL Open Font License 1.1. PostgreSQL under the PostgreSQL License. Node.js under MIT.

Text to speech is to run espeak-ng (GPL-3) in a process of its own, never linked into Flink; it is not part of this version.

| package | version | licence |
|---|---|---|
${[...new Set(rows)].sort().join('\n')}
`,
);
