/** As the language writes a range; where it names one of two months alone (Swahili: 24–21 Okt), both days are written out. */
export function rangeText(format: Intl.DateTimeFormat, from: Date, to: Date): string {
  const parts = format.formatRangeToParts(from, to);
  const months = parts.filter(({ type }) => type === 'month').length;
  return from.getUTCMonth() !== to.getUTCMonth() && months < 2
    ? `${format.format(from)} – ${format.format(to)}`
    : parts.map(({ value }) => value).join('');
}
