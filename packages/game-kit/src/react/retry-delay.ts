const ANSWERS_WITHIN_MS = 3_000;
/** A child does not wait any longer for a word. */
const MAX_DELAY_MS = 4_000;
const SECOND_MS = 1_000;

/** After how many milliseconds a sound that failed is worth another try; null where it is not. */
export async function retryDelay(address: string): Promise<number | null> {
  try {
    // An audio element does not tell why it failed.
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    if (answer.ok) return 0;
    const delay = Number(answer.headers.get('retry-after')) * SECOND_MS;
    return answer.status === 503 && delay > 0 && delay <= MAX_DELAY_MS ? delay : null;
  } catch {
    return null;
  }
}
