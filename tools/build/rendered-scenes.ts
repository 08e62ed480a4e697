import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { ROOT } from '../root.ts';
import { fingerprint } from './fingerprint.ts';

const ART = 'packages/ui/src/play/art';
export const RENDERED = join(ROOT, ART, 'dist');
const MARK = join(RENDERED, '.fingerprint');
const SCENE = /^scene-([\w-]+)\.svg$/;

const DRAWN = { width: 1_600, height: 1_200 } as const;
/** A phone held upright gets a cut; a choice of themes gets a small picture. */
const CUTS = {
  wide: { width: DRAWN.width, shown: DRAWN.width },
  tall: { width: 700, shown: 700 },
  small: { width: DRAWN.width, shown: 320 },
} as const;
/** A tall cut goes where the animals are: the middle, kept calm for wide screens, is empty on a phone. */
const TALL_FROM: Readonly<Record<string, number>> = {
  savanna: 330,
  'savanna-2': 837,
  'savanna-3': 777,
  sea: 0,
  'sea-2': 0,
  'sea-3': 887,
  forest: 900,
  'forest-3': 727,
  space: 0,
  'space-2': 827,
  'space-3': 847,
};
const QUALITY = 74;
/** What a phone on a bad line loads before anything else. */
const LIMIT_BYTES = 120_000;

/** Scenes are painted once here: their soft shadows cost a tablet half a second of every first paint. */
export function renderedScenes(): Plugin {
  return {
    name: 'rendered-scenes',
    configResolved: renderScenes,
  };
}

/** Paints every scene, unless this very program has painted these very drawings before. */
export async function renderScenes(): Promise<void> {
  const print = fingerprint(ROOT, [ART, 'tools/build/rendered-scenes.ts']);
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === print) return;
  mkdirSync(RENDERED, { recursive: true });
  const scenes = readdirSync(join(ROOT, ART)).flatMap((file) => SCENE.exec(file)?.[1] ?? []);
  await Promise.all(scenes.map(render));
  writeFileSync(MARK, print);
}

/** Painted once and cut three times: painting takes seconds. */
async function render(name: string): Promise<void> {
  const painted = await sharp(join(ROOT, ART, `scene-${name}.svg`))
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const [cut, { width, shown }] of Object.entries(CUTS)) {
    const left = width < DRAWN.width ? (TALL_FROM[name] ?? (DRAWN.width - width) / 2) : 0;
    const { size } = await sharp(painted)
      .extract({ left, top: 0, width, height: DRAWN.height })
      .resize(shown)
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(RENDERED, `${name}-${cut}.webp`));
    if (size > LIMIT_BYTES) throw new Error(`The ${cut} cut of ${name} has ${size} bytes.`);
  }
}
