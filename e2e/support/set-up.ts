import { buildWeb } from '../../tools/build/build-web.ts';
import { builtGallery } from '../../tools/gallery/built-gallery.ts';
import { startHouse } from './house.ts';
import { handOver } from './surroundings.ts';
import { tokensOf } from './tokens.ts';
import { everybodyOnTheWay } from './visitors.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** One house with the demo world and one gallery for all journeys; each person who walks around signs in once. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildWeb(say);
  const gallery = await builtGallery(say);
  try {
    const house = await startHouse({ FLINK_TRUST_PROXY: 'on', FLINK_DEMO: 'open' });
    try {
      handOver({
        house: house.address,
        gallery: gallery.address,
        tokens: await tokensOf(house.address, everybodyOnTheWay()),
      });
    } catch (error) {
      await house.stop();
      throw error;
    }
    return async () => {
      await Promise.all([house.stop(), gallery.stop()]);
    };
  } catch (error) {
    await gallery.stop();
    throw error;
  }
}
