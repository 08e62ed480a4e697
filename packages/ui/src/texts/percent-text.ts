/** What a product of fractions may be short of the figure that it stands for: 0.29 × 100 is 28.999…96. */
const SHORT = 1e-9;

/** A share from 0 to 1 as a language writes it: “45%”, “45 %”. Never rounded up to the whole. */
export const percentText = (locale: string, share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.floor(share * 100 + SHORT) / 100);
