/** What the set-up made and the workers need; the environment is the one thing they share. */
interface Surroundings {
  readonly house: string;
  readonly gallery: string;
  /** By the name a person signs in with. */
  readonly tokens: Readonly<Record<string, string>>;
}

const VARIABLE = 'FLINK_JOURNEYS';

export function handOver(surroundings: Surroundings): void {
  process.env[VARIABLE] = JSON.stringify(surroundings);
}

export function surroundings(): Surroundings {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('The set-up has not run: start the journeys with e2e/playwright.config.ts.');
  return JSON.parse(text) as Surroundings;
}

/** Read by the configuration, which is loaded once before the set-up and again in every worker. */
export const houseAddress = (): string | undefined =>
  process.env[VARIABLE] === undefined ? undefined : surroundings().house;
