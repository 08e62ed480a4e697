import { findBrowser } from './find-browser.ts';

export default async function setUp(): Promise<void> {
  await findBrowser((line) => process.stdout.write(`${line}\n`));
}
