/** Where people play just now it is tried again. */
const MOST_TRIES = 20;

/** Somebody added to a row that was seen or made one that was not there, or both waited for each other. */
const BETWEEN: ReadonlySet<string | undefined> = new Set(['40001', '40P01', '23505']);

/** Somebody was, each time. */
export class SomebodyIsBetween extends Error {}

export async function untilNobodyIsBetween(work: () => Promise<void>, most = MOST_TRIES): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!BETWEEN.has((error as { code?: string }).code)) throw error;
      if (tries === most) throw new SomebodyIsBetween(undefined, { cause: error });
    }
  }
}
