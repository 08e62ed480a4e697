/** No finer than its decimals: 7.99 is not 7.990000001. */
export const isExact = (value: unknown, decimals: number): boolean =>
  typeof value === 'number' &&
  Number.isFinite(value) &&
  Math.round(value * 10 ** decimals) / 10 ** decimals === value;
