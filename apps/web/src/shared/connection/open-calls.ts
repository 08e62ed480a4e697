/** A call whose answer somebody waits for. */
export interface OpenCall {
  readonly answer: Promise<unknown>;
  readonly since: number;
}

const open = new Set<OpenCall>();
let onCall: ((call: OpenCall) => void) | null = null;

/** Notes a call for what watches the connection, which comes after the first screen. */
export function noteCall<Result>(answer: Promise<Result>): Promise<Result> {
  const call = { answer, since: Date.now() };
  const over = () => open.delete(call);
  open.add(call);
  answer.then(over, over);
  onCall?.(call);
  return answer;
}

/** Watches the calls that are under way and all that follow. */
export function watchCalls(watch: (call: OpenCall) => void): void {
  onCall = watch;
  for (const call of open) watch(call);
}
