/** Which of the things in a grid an arrow leads to; the same where there is none. */
export function gridStep(
  key: string,
  at: number,
  count: number,
  columns: number,
  isRightToLeft: boolean,
): number {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const steps: Readonly<Record<string, number>> = {
    [forward]: at + 1,
    [back]: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= count ? at : to;
}
