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
  // What has started is stopped, also where the other could not.
  const [gallery, house] = await Promise.allSettled([
    builtGallery(say),
    startHouse({ FLINK_TRUST_PROXY: 'on', FLINK_DEMO: 'open' }),
  ]);
  const stop = async () => {
    await Promise.all(
      [gallery, house].map((started) => (started.status === 'fulfilled' ? started.value.stop() : null)),
    );
  };
  try {
    const address = orThrow(house).address;
    handOver({
      house: address,
      gallery: orThrow(gallery).address,
      tokens: await tokensOf(address, everybodyOnTheWay()),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function orThrow<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
