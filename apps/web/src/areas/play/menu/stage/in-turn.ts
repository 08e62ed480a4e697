/** Of the six connections that a browser opens to a server, so that what somebody waits for never stands behind ornaments. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let free = AT_ONCE;

function startNext(): void {
  while (free > 0) {
    const start = waiting.shift();
    if (!start) return;
    free -= 1;
    start();
  }
}

/** Begins when it is its turn. Answers how to say that it has ended or was given up, which may be said twice. */
export function inTurn(begin: () => void): () => void {
  let state: 'waiting' | 'begun' | 'over' = 'waiting';
  const start = () => {
    state = 'begun';
    begin();
  };
  waiting.push(start);
  startNext();
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
    if (state === 'begun') free += 1;
    state = 'over';
    startNext();
  };
}
