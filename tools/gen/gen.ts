import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { endpointsFile } from './endpoints.ts';
import { openApiFile } from './openapi.ts';
import { registries } from './registries.ts';
import { tablesFile, withMigratedDatabase } from './tables.ts';

const files = [endpointsFile(), openApiFile(), ...registries(ROOT), await withMigratedDatabase(tablesFile)];
for (const { path, text } of files) await writeFile(join(ROOT, path), text);
process.stdout.write(`${files.map(({ path }) => path).join('\n')}\n`);
