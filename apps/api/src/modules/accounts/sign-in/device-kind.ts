/** A device in words that its owner knows; empty where the browser does not say. */
export interface DeviceKind {
  readonly browser: string;
  readonly system: string;
}

type Names = readonly (readonly [name: string, sign: RegExp])[];

/** Browsers also name those whose pages they can show: the more particular ones stand first. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: Names = [
  ['Android', /\bAndroid\b/],
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: Names, text: string): string => names.find(([, sign]) => sign.test(text))?.[0] ?? '';

export const deviceKindOf = (userAgent = ''): DeviceKind => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});
