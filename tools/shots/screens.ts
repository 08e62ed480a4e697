export const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A name of the demo world. */
  readonly as?: string;
  readonly locale?: string;
  readonly dark?: boolean;
  /** The server does not answer. */
  readonly offline?: boolean;
}

/** Every screen, and the states of it that are reached by an address. A new screen is added here. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'login-es', path: '/login', locale: 'es' },
  { name: 'login-rtl', path: '/login', locale: 'ar' },
  { name: 'center-login', path: '/maple' },
  { name: 'closed-door', path: '/register-by-code/MAPLE-2026' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'cannot-connect', path: '/', offline: true },
  { name: 'play', path: '/play', as: 'leo' },
  { name: 'preview-missing', path: '/preview-activity/unknown' },
  { name: 'make', path: '/flink-make', as: 'author@flink.test' },
  { name: 'report', path: '/flink-admin', as: 'district@flink.test' },
  { name: 'my-account', path: '/admin/my-account', as: 'regular@flink.test' },
  { name: 'users', path: '/admin/users', as: 'super@flink.test' },
  { name: 'users-dark', path: '/admin/users', as: 'super@flink.test', dark: true },
  { name: 'users-rtl', path: '/admin/users', as: 'super@flink.test', locale: 'ar' },
  { name: 'users-nothing-found', path: '/admin/users?search=zzzz', as: 'super@flink.test' },
  { name: 'learning-centers-sw', path: '/admin/learning-centers', as: 'district@flink.test', locale: 'sw' },
  { name: 'strings', path: '/admin/strings', as: 'super@flink.test' },
  { name: 'outbox', path: '/admin/general', as: 'super@flink.test' },
  { name: 'empty-room', path: '/admin/products', as: 'master@flink.test' },
];
