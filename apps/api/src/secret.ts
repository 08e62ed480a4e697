import { hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One secret per installation; each use derives its own key, so that a leaked link key signs no session. */
export interface Keys {
  readonly session: Uint8Array;
  readonly fileLinks: Uint8Array;
  readonly places: Uint8Array;
  readonly schoolSandbox: Uint8Array;
  readonly schoolTokens: Uint8Array;
  readonly paymentNews: Uint8Array;
}

export function keysFrom(secret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'flink', purpose, 32));
  return {
    session: derive('session'),
    fileLinks: derive('file-links'),
    places: derive('places'),
    schoolSandbox: derive('school-sandbox'),
    schoolTokens: derive('school-tokens'),
    paymentNews: derive('payment-news'),
  };
}

/** Reads the installation's secret, or makes it; readable by its owner only. */
export async function installationSecret(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'secret');
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== null && kept.trim().length >= 32) return kept.trim();
  // Only what is of no use is removed: a secret that another server made since must stay.
  if (kept !== null) await rm(path, { force: true });
  // Linked into place whole, so that two first starts at once agree and a crash leaves no half secret.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  await link(draft, path).catch(() => undefined);
  await rm(draft, { force: true });
  return (await readFile(path, 'utf8')).trim();
}
