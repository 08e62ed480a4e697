import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { speechAddress } from '@flink/contract/client/speech-address.ts';
import { ROOT } from '../../tools/root.ts';
import { quantile } from '../measuring/quantile.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { spawned } from '../measuring/spawned.ts';

/** Issue of the first library: first answer of a spoken word, and one that is kept. */
const FIRST_GOAL_MS = 150;
const KEPT_GOAL_MS = 10;
/** In which the voice gets up, behind the ready line. */
const SETTLE_MS = 5_000;

const WORDS = {
  en: 'cat apple window elephant butterfly kitchen umbrella thunder orange blanket'.split(' '),
  es: 'gato manzana ventana elefante mariposa cocina paraguas trueno naranja manta'.split(' '),
  sw: 'paka tufaha dirisha tembo kipepeo jikoni mwavuli radi chungwa blanketi'.split(' '),
} as const;

export interface Speaking {
  readonly firstP50Ms: number;
  readonly firstP95Ms: number;
  readonly firstGoalMs: number;
  readonly keptP50Ms: number;
  readonly keptP95Ms: number;
  readonly keptGoalMs: number;
  readonly largestBytes: number;
}

/** Thirty words in three languages, each asked for twice by one who waits for the answer. */
export async function speaking(): Promise<Speaking> {
  return withScratchFolder(async (FLINK_DATA) => {
    const flink = await spawned(join(ROOT, 'apps/api/src/main.ts'), [], { FLINK_DATA, PORT: '0' });
    try {
      await sleep(SETTLE_MS);
      const addresses = Object.entries(WORDS).flatMap(([locale, words]) =>
        words.map((word) => `${flink.address}${speechAddress(locale, word)}`),
      );
      const first = await inTurn(addresses);
      await sleep(SETTLE_MS / 5);
      const kept = await inTurn(addresses);
      return {
        firstP50Ms: quantile(first.times, 0.5),
        firstP95Ms: quantile(first.times, 0.95),
        firstGoalMs: FIRST_GOAL_MS,
        keptP50Ms: quantile(kept.times, 0.5),
        keptP95Ms: quantile(kept.times, 0.95),
        keptGoalMs: KEPT_GOAL_MS,
        largestBytes: Math.max(...kept.sizes),
      };
    } finally {
      await flink.stop();
    }
  });
}

async function inTurn(addresses: readonly string[]): Promise<{ times: number[]; sizes: number[] }> {
  const times: number[] = [];
  const sizes: number[] = [];
  for (const address of addresses) {
    const began = performance.now();
    const answer = await fetch(address);
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    times.push(performance.now() - began);
    sizes.push(byteLength);
  }
  return { times: times.toSorted((one, other) => one - other), sizes };
}
