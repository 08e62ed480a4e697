import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { ROOT } from '../root.ts';
import { fingerprint } from './fingerprint.ts';

const ART = 'packages/ui/src/play/art';
const RENDERED = join(ROOT, ART, 'dist');
const MARK = join(RENDERED, '.fingerprint');
const SCENE = /^scene-(\w+)\.svg$/;

/** Scenes are drawn on 1600 × 1200. A phone held upright gets a cut, of its own resolution. */
const CUTS = {
  wide: { left: 0, top: 0, width: 1_600, height: 1_200, scale: 1 },
  tall: { left: 400, top: 0, width: 700, height: 1_200, scale: 1.2 },
} as const;
const QUALITY = 74;

/** Scenes are painted once here: their soft shadows cost a tablet half a second of every first paint. */
export function renderedScenes(): Plugin {
  return {
    name: 'rendered-scenes',
    async configResolved() {
      const print = fingerprint(ROOT, [ART, 'tools/build/rendered-scenes.ts']);
      if (existsSync(MARK) && readFileSync(MARK, 'utf8') === print) return;
      mkdirSync(RENDERED, { recursive: true });
      for (const file of readdirSync(join(ROOT, ART))) {
        const name = SCENE.exec(file)?.[1];
        if (name) await render(join(ROOT, ART, file), name);
      }
      writeFileSync(MARK, print);
    },
  };
}

async function render(file: string, name: string): Promise<void> {
  for (const [cut, { left, top, width, height, scale }] of Object.entries(CUTS)) {
    await sharp(file, { density: 72 * scale })
      .extract({
        left: Math.round(left * scale),
        top: Math.round(top * scale),
        width: Math.round(width * scale),
        height: Math.round(height * scale),
      })
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(RENDERED, `${name}-${cut}.webp`));
  }
}
