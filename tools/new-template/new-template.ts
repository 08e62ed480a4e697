import { join } from 'node:path';
import { conformanceChecks } from '../../packages/templates/src/conformance.ts';
import { ROOT } from '../root.ts';
import { createTemplate } from './create-template.ts';

const creation = createTemplate(ROOT, process.argv.slice(2).join(' '));

if (creation.ok) {
  const { folder, planned } = creation;
  console.log(`Made ${folder}${planned ? ', around its facts and its glyph, which were there' : ''}.`);
  console.log('See it: npm run gallery');
  console.log('Yours to write:');
  for (const { problems } of conformanceChecks(join(ROOT, folder)))
    for (const problem of await problems()) console.log(`  ${problem}`);
  if (planned)
    console.log('  a migration, if it is played by turns: databases know it as a game for one (multiplayer)');
  console.log('What is left: npx vitest run --project rules packages/templates/src/conformance.test.ts');
} else {
  console.error(creation.reason);
  process.exitCode = 1;
}
