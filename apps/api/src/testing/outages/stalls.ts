const BEAT_MS = 10;
/** A timer is never quite punctual. */
const PUNCTUAL_MS = 5;

export interface Stalls {
  /** How long, since the watch began, this process was ready to run and did not get to. */
  milliseconds(): number;
  end(): void;
}

/** Counts by how much each beat of a clock comes late: on a machine that is busy with other things it is often. */
export function watchStalls(now: () => number = () => performance.now()): Stalls {
  let stalled = 0;
  let due = now() + BEAT_MS;
  const lateness = () => {
    const late = now() - due;
    return late > PUNCTUAL_MS ? late : 0;
  };
  const beat = setInterval(() => {
    stalled += lateness();
    due = now() + BEAT_MS;
  }, BEAT_MS);
  return {
    // The beat that is just now late counts, too.
    milliseconds: () => stalled + lateness(),
    end: () => clearInterval(beat),
  };
}
