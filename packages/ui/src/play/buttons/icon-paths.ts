interface IconPaths {
  /** Drawn with a line of 2.6 units of 24, or `weight`. */
  readonly line?: string;
  readonly solid?: string;
  readonly weight?: number;
  /** Points along the reading direction, so it turns round in right-to-left. */
  readonly turns?: boolean;
}

export const iconPaths = {
  alert: { line: 'M12 5v8.5', solid: 'M12 17.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z', weight: 3.4 },
  back: { line: 'M14.5 5 7.5 12l7 7', turns: true },
  book: {
    line: 'M12 6.5C9.5 4.6 6.4 4.3 3.5 5v13.5c2.9-.7 6-.4 8.5 1.5 2.5-1.9 5.6-2.2 8.5-1.5V5c-2.9-.7-6-.4-8.5 1.5ZM12 6.5V20',
  },
  bolt: { line: 'M13.5 3 5.5 13.5H11L10 21l8.5-11H13Z', solid: 'M13.5 3 5.5 13.5H11L10 21l8.5-11H13Z' },
  captions: {
    line: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM7 15h4M14.5 15H17M7 11h2M12.5 11H17',
    weight: 2.5,
  },
  check: { line: 'm5 12.8 4.6 4.6L19.2 7.2', weight: 3.4 },
  close: { line: 'M6 6l12 12M18 6 6 18' },
  down: { line: 'm5.5 9 6.5 6.5L18.5 9' },
  eye: {
    line: 'M2.6 12S6 5.8 12 5.8 21.4 12 21.4 12 18 18.2 12 18.2 2.6 12 2.6 12Z',
    solid: 'M12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
  },
  eyeClosed: {
    line: 'M2.6 10.5c2 3.4 5.3 5.2 9.4 5.2s7.4-1.8 9.4-5.2M12 16v3.6M6.2 14.3l-2 3M17.8 14.3l2 3',
  },
  flag: {
    line: 'M6 21V4',
    solid: 'M6 3.4c4.4-2 7.6 2 13 .4-1 2.6-1 5.6 0 8.4-5.4 1.6-8.6-2.4-13-.4Z',
    weight: 3,
  },
  forward: { line: 'm9.5 5 7 7-7 7', turns: true },
  gift: {
    line: 'M5 12.5V18a2.5 2.5 0 0 0 2.5 2.5h9A2.5 2.5 0 0 0 19 18v-5.5M3.8 8.2h16.4v4.3H3.8ZM12 8.2v12.3M12 8.2C8.6 8.2 7 6.9 7 5.4a2 2 0 0 1 2.2-2C11 3.4 12 5.4 12 8.2c0-2.8 1-4.8 2.8-4.8a2 2 0 0 1 2.2 2c0 1.5-1.6 2.8-5 2.8',
  },
  heart: {
    line: 'M12 20S3.8 15.2 3.8 9.4A4.3 4.3 0 0 1 12 7.6a4.3 4.3 0 0 1 8.2 1.8C20.2 15.2 12 20 12 20Z',
  },
  help: {
    line: 'M8.6 8.8a3.5 3.5 0 1 1 5 3.2c-1.1.6-1.6 1.2-1.6 2.4',
    solid: 'M12 17a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z',
  },
  hint: { line: 'M8.5 15.5a6.5 6.5 0 1 1 7 0V18h-7ZM10 21h4' },
  home: { line: 'm3.5 11.5 8.5-7 8.5 7M6 10v9.5h12V10M10 19v-5h4v5' },
  info: {
    line: 'M12 11v8M9.8 11H12M9.5 19h5',
    solid: 'M12 4a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z',
    weight: 3,
  },
  lock: {
    line: 'M8 10.5h8a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-3.5a3 3 0 0 1 3-3ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
  },
  logOut: {
    line: 'M13 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H13M10.5 12H20m-3.5-3.5L20 12l-3.5 3.5',
    turns: true,
  },
  more: {
    solid:
      'M5 9.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 9.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM19 9.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z',
  },
  next: { line: 'M5 12h13m-5.5-6 6 6-6 6', turns: true },
  note: {
    line: 'M9.4 17.4V6.2l9-2v11.2',
    solid:
      'M6.6 14.6a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM15.6 12.6a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
  },
  pause: { line: 'M8.5 5.5v13M15.5 5.5v13', weight: 4.2 },
  pen: { line: 'm4.5 19.5 1-4.5L16 4.5 19.5 8 9 18.5ZM13.5 7l3.5 3.5' },
  picture: {
    line: 'M7 5h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM4.5 17.5l5-5 3.5 3.5 2.5-2.5 4 4',
    solid: 'M15.8 8.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z',
  },
  play: { solid: 'M8 5.2 19 12 8 18.8Z', line: 'M8 5.2 19 12 8 18.8Z' },
  players: {
    line: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c.4-4 2.8-6 6-6s5.6 2 6 6M15.5 4.6a3.2 3.2 0 0 1 0 6M17.6 14.2c2 .7 3.1 2.7 3.4 5.8',
  },
  plus: { line: 'M12 4.5v15M4.5 12h15', weight: 3.4 },
  print: { line: 'M7 9V4h10v5M7 17H4.5v-6.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2V17H17M7 14h10v6H7Z' },
  reports: { line: 'M5 20v-6M12 20V5M19 20v-9', weight: 4 },
  retry: { line: 'M19 8.5A7.8 7.8 0 1 0 19.8 13M19.5 3.8v5h-5' },
  settings: {
    line: 'M12 3.2v2.4M12 18.4v2.4M3.2 12h2.4M18.4 12h2.4M5.8 5.8l1.7 1.7M16.5 16.5l1.7 1.7M5.8 18.2l1.7-1.7M16.5 7.5l1.7-1.7M12 7.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Z',
  },
  share: { line: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 12.5v5a2.5 2.5 0 0 0 2.5 2.5h9a2.5 2.5 0 0 0 2.5-2.5v-5' },
  silent: {
    line: 'M4 9.5v5h3.4L12 18.6V5.4L7.4 9.5ZM15.8 9.6l5 5M20.8 9.6l-5 5',
    solid: 'M4 9.5v5h3.4L12 18.6V5.4L7.4 9.5Z',
  },
  speak: {
    line: 'M4 9.5v5h3.4L12 18.6V5.4L7.4 9.5ZM15.6 9a4.2 4.2 0 0 1 0 6M18.2 6.4a8 8 0 0 1 0 11.2',
    solid: 'M4 9.5v5h3.4L12 18.6V5.4L7.4 9.5Z',
    turns: true,
  },
  trash: { line: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.2 11v5.5M13.8 11v5.5' },
  video: {
    line: 'M7 5h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z',
    solid: 'm10.2 8.7 5.4 3.3-5.4 3.3Z',
  },
} as const satisfies Record<string, IconPaths>;

export type IconName = keyof typeof iconPaths;

export const pathsOf = (name: IconName): IconPaths => iconPaths[name];
