/** A share from 0 to 1 as a language writes it: “45%”, “45 %”. Never rounded up to the whole. */
export const percentText = (locale: string, share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.floor(share * 100) / 100);
