export interface Screen {
  readonly name: string;
  readonly size?: readonly [width: number, height: number];
}

/** The sizes at which every screen is looked at before it is called done. */
export const screens: readonly Screen[] = [
  { name: 'Fill' },
  { name: '390 × 844', size: [390, 844] },
  { name: '1024 × 768', size: [1024, 768] },
  { name: '1440 × 900', size: [1440, 900] },
];
