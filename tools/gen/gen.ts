import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { generatedFiles } from './generated-files.ts';

for (const { path, text } of await generatedFiles()) {
  await writeFile(join(ROOT, path), text);
  process.stdout.write(`${path}\n`);
}
