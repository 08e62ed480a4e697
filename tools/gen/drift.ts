import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { generatedFiles } from './generated-files.ts';

/** Fails when a committed generated file is not what `npm run gen` would write. */
const drifted = (await generatedFiles()).filter(
  ({ path, text }) => readFileSync(join(ROOT, path), 'utf8') !== text,
);
for (const { path } of drifted)
  process.stderr.write(`${path} is not what its source says: run npm run gen.\n`);
process.exit(drifted.length > 0 ? 1 : 0);
