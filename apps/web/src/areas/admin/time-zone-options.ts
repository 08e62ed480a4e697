import type { Option } from '@flink/ui/office/fields/select-field.tsx';

/** The names that browsers know; one that is not among them is still offered where it is set. */
export function timeZoneOptions(current: string): readonly Option[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return (current === '' || zones.includes(current) ? zones : [current, ...zones]).map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
}
