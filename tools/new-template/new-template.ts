import { fileURLToPath } from 'node:url';
import { createTemplate } from './create-template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const creation = createTemplate(root, process.argv.slice(2).join(' '));

if (creation.ok) {
  console.log(`Made ${creation.folder} and its texts in ${creation.strings}.`);
  console.log('See it: npm run gallery');
  console.log('What is left to write: npx vitest run packages/templates');
} else {
  console.error(creation.reason);
  process.exitCode = 1;
}
