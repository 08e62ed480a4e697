/** Spec 1 §4: with the first warning, 10 minutes before the end, the next hours are bought where that was wished. */
export const LOW_SECONDS = 600;

/** What the field for hours takes. */
export interface HoursRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const hundredths = (hours: number): number => Math.round(hours * 100);

/** Spec 1 §5: min is the smaller of the increment and the unpaid hours, max is the unpaid hours, step the increment. */
export const hoursRange = ({
  hoursInIncrement,
  openHours,
}: {
  readonly hoursInIncrement: number;
  readonly openHours: number;
}): HoursRange => ({
  min: Math.min(hoursInIncrement, openHours),
  max: openHours,
  step: hoursInIncrement,
});

/** Whole increments, or all that is open: the last payment may be smaller. */
export function mayBuyHours(hours: number, { min, max, step }: HoursRange): boolean {
  const [wanted, least, most, each] = [hours, min, max, step].map(hundredths) as [
    number,
    number,
    number,
    number,
  ];
  if (!Number.isFinite(wanted) || wanted <= 0 || Math.abs(hours * 100 - wanted) > 1e-6) return false;
  if (wanted < least || wanted > most) return false;
  return wanted === most || (each > 0 && wanted % each === 0);
}

/** The next choice up or down, for the buttons beside the field. */
export function stepHours(hours: number, by: 1 | -1, { min, max, step }: HoursRange): number {
  const steps = step > 0 ? hours / step : 0;
  const next = by > 0 ? (Math.floor(steps + 1e-9) + 1) * step : (Math.ceil(steps - 1e-9) - 1) * step;
  return hundredths(Math.min(Math.max(next, min), max)) / 100;
}
