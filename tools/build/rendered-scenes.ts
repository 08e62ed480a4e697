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
/** A phone held upright gets a cut, of its own resolution; a choice of themes gets a small picture. */
const CUTS = {
  wide: { width: DRAWN.width, scale: 1, shown: DRAWN.width },
  tall: { width: 700, scale: 1.2, shown: 840 },
  small: { width: DRAWN.width, scale: 1, shown: 320 },
} as const;
/** A tall cut is the middle of a scene, except where the animals stand beside it. */
const TALL_FROM: Readonly<Record<string, number>> = { savanna: 330 };
const QUALITY = 74;

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
  for (const file of readdirSync(join(ROOT, ART))) {
    const name = SCENE.exec(file)?.[1];
    if (name) await render(join(ROOT, ART, file), name);
  }
  writeFileSync(MARK, print);
}

async function render(file: string, name: string): Promise<void> {
  for (const [cut, { width, scale, shown }] of Object.entries(CUTS)) {
    const left = width < DRAWN.width ? (TALL_FROM[name] ?? (DRAWN.width - width) / 2) : 0;
    await sharp(file, { density: 72 * scale })
      .extract({
        left: Math.round(left * scale),
        top: 0,
        width: Math.round(width * scale),
        height: Math.round(DRAWN.height * scale),
      })
      .resize(shown)
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(RENDERED, `${name}-${cut}.webp`));
  }
}
