interface ZoneGroup {
  readonly group: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** Names that browsers still list and that the time zone database has replaced. */
const REPLACED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Choibalsan': 'Asia/Ulaanbaatar',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'America/Montreal': 'America/Toronto',
  'America/Nipigon': 'America/Toronto',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Rainy_River': 'America/Winnipeg',
  'America/Santa_Isabel': 'America/Tijuana',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Yellowknife': 'America/Edmonton',
  'Australia/Currie': 'Australia/Hobart',
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Johnston': 'Pacific/Honolulu',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The name that is used today for one that a browser or an older form gives. */
export const currentZone = (zone: string): string => REPLACED[zone] ?? zone;

/** Zones of regions where people live; `Etc/GMT+5` and its kind say no place. */
const REGIONS = new Set([
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
]);

const isPlace = (zone: string): boolean => zone === 'UTC' || REGIONS.has(zone.split('/')[0] ?? '');

/** Where this browser is. */
export const ownTimeZone = (): string =>
  currentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');

/** Whole and half hours from Greenwich at this moment, as `UTC+3` or `UTC−3:30`. */
export function offsetText(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    at,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  const [, sign = '', hours = '0', minutes = '00'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  if (sign === '' || (hours === '00' && minutes === '00')) return 'UTC';
  return `UTC${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** Time zones by region, each with its offset; one that is set and not among them is still offered. */
export function timeZoneGroups(current: string, now = new Date()): readonly ZoneGroup[] {
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(currentZone)].filter(isPlace));
  if (current !== '') known.add(current);
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const zone of [...known].sort()) {
    const [region = '', ...place] = zone.split('/');
    const name = place.length === 0 ? zone : place.join(', ').replaceAll('_', ' ');
    const label = `${name} (${offsetText(zone, now)})`;
    groups.set(region, [...(groups.get(region) ?? []), { value: zone, label }]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
