import { expectResult } from '../support/expected-result.ts';
import { playableFixtures } from '../support/fixtures.ts';
import { playByHand } from '../support/robot-hands.ts';
import { surroundings } from '../support/surroundings.ts';
import { WAYS, waysTo } from '../support/ways-of-input.ts';
import { complaints, expect, open, test } from './test.ts';

for (const [alias, [fixture]] of playableFixtures()) {
  for (const way of waysTo(alias)) {
    test(`${alias} is played to the end by ${way} alone`, async ({ driver, driven }) => {
      test.skip(way === 'touch' && driven?.engine === 'webkit', 'WebKitGTK takes a touch for a mouse');
      const aim = WAYS.indexOf(way) % 2 === 0 ? 'right' : 'wrong';
      const address = `${surroundings().gallery}#/template/${fixture}?locale=en&scheme=light&bare=1`;
      await open(driver, address);

      const result = await playByHand(driver, aim, way);

      expectResult(alias, fixture ?? alias, aim, result);
      expect(await complaints(driver)).toEqual([]);
    });
  }
}
