interface Page {
  /** Says it on the page, or takes it back. */
  mark(idle: boolean): void;
  nextFrame(then: () => void): void;
  /** A screen is on its way. */
  isMoving(): boolean;
}

/**
 * Knows when a page has come to rest: no call is under way, no screen is coming, and what the last answer brought is
 * drawn. Whoever waits for the network to be quiet instead waits half a second longer than needed, each time.
 */
export function createIdleWatch({ mark, nextFrame, isMoving }: Page) {
  let calls = 0;
  let stirred = 0;
  let resting = false;
  const waiting = new Set<() => void>();

  function rest(): void {
    resting = true;
    mark(true);
    for (const then of [...waiting]) {
      // What the one before has asked for is now what the page waits for.
      if (!resting) return;
      waiting.delete(then);
      then();
    }
  }

  /** Something happened: the page is idle again two frames after the last of it, when its drawing has asked for nothing. */
  function stir(): void {
    stirred += 1;
    const moment = stirred;
    resting = false;
    mark(false);
    nextFrame(() =>
      nextFrame(() => {
        if (moment !== stirred || calls > 0) return;
        if (isMoving()) stir();
        else rest();
      }),
    );
  }

  return {
    stir,
    /** At rest, now or later; answers how to give it up. */
    atRest(then: () => void): () => void {
      if (resting) then();
      else waiting.add(then);
      return () => void waiting.delete(then);
    },
    async during<Result>(call: () => Promise<Result>): Promise<Result> {
      calls += 1;
      stir();
      try {
        return await call();
      } finally {
        calls -= 1;
        stir();
      }
    },
  };
}

let isMoving = () => false;

/** `html[data-idle]`. */
export const idle = createIdleWatch({
  mark: (is) => {
    document.documentElement.toggleAttribute('data-idle', is);
  },
  nextFrame: (then) => requestAnimationFrame(then),
  isMoving: () => isMoving(),
});

export function watchMoves(moving: () => boolean): void {
  isMoving = moving;
}
