/** Areas behind a sign-in, and pages whose address is somebody's secret or draft. */
const DISALLOWED = [
  'admin',
  'api',
  'confirm-email',
  'finish-registration',
  'first-owner',
  'flink-admin',
  'flink-make',
  'play',
  'preview-draft',
  'preview-menu',
  'register-by-code',
  'set-password',
  'welcome',
];

/** Exact paths and what lies below: a center may stand at `/playground`. */
export const ROBOTS_TXT = [
  'User-agent: *',
  ...DISALLOWED.flatMap((name) => ['$', '?', '/'].map((end) => `Disallow: /${name}${end}`)),
  '',
].join('\n');
