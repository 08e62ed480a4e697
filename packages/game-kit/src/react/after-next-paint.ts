const waiting: (() => void)[] = [];

/** What is asked for by this work is part of it: it does not wait for another frame. */
function runAll(): void {
  for (const work of waiting) work();
  waiting.length = 0;
}

/**
 * Does the work when the next frame has been painted. A touch is answered in its own frame by the thing that was
 * touched; drawing a board anew can take several frames on a slow tablet, and must not keep that sign waiting.
 */
export function afterNextPaint(work: () => void): void {
  waiting.push(work);
  if (waiting.length > 1) return;
  // Nothing is painted where nobody looks; and what is left now may never come back to be painted.
  if (document.hidden) return void setTimeout(runAll);
  document.addEventListener('visibilitychange', runAll, { once: true });
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.removeEventListener('visibilitychange', runAll);
      runAll();
    }),
  );
}
