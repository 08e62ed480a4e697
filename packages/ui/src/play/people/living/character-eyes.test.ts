import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { characterNames, poses } from '../characters.ts';
import { characterEyes, EYE_CENTRES, headTilt } from './character-eyes.ts';

test.each(characterNames)(
  'the moving eyes of %s lie on those of the drawing, in every pose that has open ones',
  (name) => {
    const svg = readFileSync(new URL(`../../art/${name}.svg`, import.meta.url), 'utf8');
    const { y, iris } = characterEyes[name];
    const figures = svg.split(/<g transform="translate\((?:0|600|1200|1800)(?: 0)?\)">/).slice(1);

    expect(figures).toHaveLength(poses.length);
    for (const [place, pose] of poses.entries()) {
      const drawing = figures[place] ?? '';
      const eyes = EYE_CENTRES.map((x) => `<ellipse cx="${x}" cy="${y}" rx="28" ry="33" fill="#fff"/>`);
      for (const eye of eyes)
        expect(drawing.includes(eye), `${pose}: ${eye}`).toBe(headTilt[pose] !== undefined);
      const tilt = headTilt[pose];
      if (tilt) expect(drawing).toContain(`rotate(${tilt} 200 270)`);
      if (tilt !== undefined) expect(drawing).toContain(`fill="${iris}"`);
    }
  },
);
