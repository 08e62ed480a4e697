import { fileURLToPath } from 'node:url';
import { survey } from './cruise.ts';

const { files, violations } = await survey(
  fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, ''),
);

for (const { rule, why, from, way } of violations) {
  console.error(`${from} → ${way.join(' → ')}\n  ${why} (${rule})`);
}
console.log(`${files} files, ${violations.length} imports across a boundary`);
if (violations.length > 0) process.exitCode = 1;
