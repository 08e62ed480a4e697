import type { Mutant } from './choose-mutants.ts';

/** The name under which the running code asks which mutant is on. */
export const SWITCH = '__flinkMutant';

type Switched = Pick<Mutant, 'id' | 'start' | 'end' | 'before' | 'after'>;

/** A source with all its mutants, each behind a switch; lines stay where they are. */
export const withSwitches = (text: string, mutants: readonly Switched[]): string =>
  mutants
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (whole, mutant) => whole.slice(0, mutant.start) + switched(mutant) + whole.slice(mutant.end),
      text,
    );

function switched({ id, before, after }: Switched): string {
  const isOn = `globalThis.${SWITCH}(${id})`;
  return after === null ? `{ if (!${isOn}) ${before} }` : `(${isOn} ? (${after}) : (${before}))`;
}
