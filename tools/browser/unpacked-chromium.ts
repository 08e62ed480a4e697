import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { ROOT } from '../root.ts';
import type { Browser } from './browser.ts';

/** The two generations of Chromium that npm carries for Linux on x64. */
const PACKAGES = {
  newest: join(ROOT, 'node_modules/@sparticuz/chromium'),
  older: join(ROOT, 'node_modules/chromium-older'),
};

type Generation = keyof typeof PACKAGES;

export const carriesChromium = (generation: Generation): boolean =>
  process.platform === 'linux' && process.arch === 'x64' && existsSync(archiveOf(generation));

const archiveOf = (generation: Generation) => join(PACKAGES[generation], 'bin/chromium.br');

/** Unpacks the Chromium that npm carries once, into a folder named after its version. */
export async function unpackedChromium(generation: Generation): Promise<Browser> {
  const about = readFileSync(join(PACKAGES[generation], 'package.json'), 'utf8');
  const { version } = JSON.parse(about) as { version: string };
  const folder = join(ROOT, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(generation, folder);
  return {
    executablePath: join(folder, 'chromium'),
    // Its own default arguments disable web security and run one process; tests would test something else.
    args: ['--no-sandbox'],
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** Unpacks beside and moves into place, so that an interrupted unpacking is not mistaken for a browser. */
async function unpack(generation: Generation, folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const bin = join(PACKAGES[generation], 'bin');
  await pipeline(
    createReadStream(archiveOf(generation)),
    createBrotliDecompress(),
    createWriteStream(join(draft, 'chromium')),
  );
  await chmod(join(draft, 'chromium'), 0o755);
  for (const name of ['al2023', 'fonts', 'swiftshader']) await untar(join(bin, `${name}.tar.br`), draft);
  // The bundled configuration names folders of another machine.
  await writeFile(
    join(draft, 'fonts.conf'),
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  );
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
}

async function untar(archive: string, folder: string): Promise<void> {
  const plain = join(folder, 'unpacking.tar');
  await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(plain));
  await promisify(execFile)('tar', ['-x', '-f', plain, '-C', folder]);
  await rm(plain);
}
