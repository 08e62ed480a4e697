import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { pagePolicy } from './web.ts';

let house: TestHouse;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flink-test-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'sounds'));
  await mkdir(join(folder, 'pictures'));
  await writeFile(
    join(folder, 'index.html'),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="module" nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>',
  );
  await writeFile(join(folder, 'assets', 'a-1.js'), 'start();');
  await writeFile(
    join(folder, 'index-play.html'),
    '<link rel="modulepreload" href="/assets/play-1.js"><script type="module" nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>',
  );
  await writeFile(join(folder, 'assets', 'mp3-worker-1_a.js'), 'encode();');
  await writeFile(join(folder, 'worker.js'), 'keep();');
  await writeFile(join(folder, 'sounds', 'correct-1.mp3'), '0123456789');
  await writeFile(join(folder, 'favicon.ico'), 'icon');
  await writeFile(
    join(folder, 'page-paths.json'),
    JSON.stringify([
      '/',
      '/login',
      '/$learningCenterUrl',
      '/play',
      '/play/activity/$activityId',
      '/admin/users',
      '/preview-draft/$activityId',
      '/preview-activity/$activityId',
    ]),
  );
  house = await openTestHouse({
    webFolder: folder,
    environment: { FLINK_PUBLIC_URL: 'https://flink.example' },
  });
});

afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => house.server.inject({ method: 'GET', url });

function directivesOf(header: unknown): Record<string, string> {
  return Object.fromEntries(
    String(header)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
}

test.each(['/', '/login', '/play/activity/1', '/admin/users?page=2', '/maple'])(
  '%s is the page of the app',
  async (url) => {
    const reply = await get(url);

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.body).toContain('/assets/a-1.js');
  },
);

test.each([
  ['/play', true],
  ['/play?from=home', true],
  ['/play/activity/1', true],
  ['/playground', false],
  ['/maple', false],
])('%s names the code of Play: %s', async (url, expected) => {
  const reply = await get(url);

  expect(reply.body.includes('/assets/play-1.js')).toBe(expected);
  expect(reply.body).not.toContain('__CSP_NONCE__');
});

test('the worker is looked for anew at every visit and reaches nobody but us', async () => {
  const reply = await get('/worker.js');

  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(directivesOf(reply.headers['content-security-policy'])).toEqual({
    'default-src': "'none'",
    'connect-src': "'self'",
  });
  expect(reply.body).toBe('keep();');
});

test('only the encoder of recordings may compile a program, and reaches nobody', async () => {
  const policyOf = async (url: string) => directivesOf((await get(url)).headers['content-security-policy']);

  expect(await policyOf('/assets/mp3-worker-1_a.js')).toEqual({
    'default-src': "'none'",
    'script-src': "'wasm-unsafe-eval'",
    'connect-src': 'data:',
  });
  expect(JSON.stringify(await policyOf('/assets/a-1.js'))).not.toContain('wasm');
});

test('the page has a nonce of its own in its policy and its scripts', async () => {
  const [one, other] = await Promise.all([get('/login'), get('/login')]);

  const nonceOf = (reply: typeof one) =>
    /'nonce-([\w-]{24})'/.exec(String(reply.headers['content-security-policy']))?.[1];
  expect(nonceOf(one)).toBeTruthy();
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  expect(one.body.match(new RegExp(`nonce="${nonceOf(one)}"`, 'g'))).toHaveLength(2);
  expect(one.body).not.toContain('__CSP_NONCE__');
});

test('the policy of the page allows nothing inline and nothing from elsewhere', async () => {
  const policy = directivesOf((await get('/')).headers['content-security-policy']);

  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|http:/);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'connect-src': "'self'",
  });
});

test('the stage of an editor stands in a frame of ours, and no other page in any', async () => {
  const framedBy = async (url: string) =>
    directivesOf((await get(url)).headers['content-security-policy'])['frame-ancestors'];

  expect(await framedBy('/preview-draft/0199')).toBe("'self'");
  for (const url of ['/', '/preview-draft', '/preview-activity/0199', '/login?to=/preview-draft/0199'])
    expect(await framedBy(url)).toBe("'none'");
});

test('files in a bucket are allowed by its address, and only for what files are', () => {
  const policy = directivesOf(
    pagePolicy({ s3: { bucket: 'b', endpoint: 'https://s3.example/path' }, stripe: null, braintree: null })(
      'n',
    ),
  );

  expect(policy['img-src']).toBe("'self' data: blob: https://s3.example");
  expect(policy['connect-src']).toBe("'self' https://s3.example");
  expect(policy['script-src']).toBe("'self' 'nonce-n'");
});

test('the card fields of a vendor are allowed where that vendor is configured, and no other', () => {
  const stripe = { key: 'k', publicKey: 'p', webhookSecret: 's', url: 'https://api.stripe.com' };
  const policy = directivesOf(pagePolicy({ s3: null, stripe, braintree: null })('n'));

  expect(policy['script-src']).toBe("'self' 'nonce-n' https://js.stripe.com");
  expect(policy['frame-src']).toBe("'self' https://js.stripe.com https://hooks.stripe.com");
  expect(JSON.stringify(policy)).not.toContain('braintree');
});

test.each(['/login', '/api/health', '/api/nowhere', '/assets/a-1.js'])(
  '%s carries the security headers',
  async (url) => {
    const { headers } = await get(url);

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/^microphone=\(self\), .*camera=\(\), .*geolocation=\(\)/),
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

test('an answer that is no page may load nothing', async () => {
  expect((await get('/api/health')).headers['content-security-policy']).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
});

test('every answer has a request id of its own, whatever the sender claims', async () => {
  const ask = () =>
    house.server.inject({
      method: 'GET',
      url: '/api/health',
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    });

  const [one, other] = await Promise.all([ask(), ask()]);

  expect(one.headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
});

test('what is built once is kept for ever; what is missing is no page', async () => {
  const built = await get('/assets/a-1.js');
  const missing = await get('/assets/a-0.js');

  expect(built.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toMatchObject({ code: 'route.notFound' });
});

test('a sound is sent whole or in part, kept for a day, and not sent again while it is the same', async () => {
  const ask = (headers: Record<string, string>) =>
    house.server.inject({ method: 'GET', url: '/sounds/correct-1.mp3', headers });
  const whole = await ask({});

  const part = await ask({ range: 'bytes=2-4' });
  const again = await ask({ 'if-none-match': String(whole.headers.etag) });

  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
  });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['/play/anything', '/admin/nowhere', '/maple/nowhere'])(
  'the unknown path %s shows the page with status 404',
  async (url) => {
    const reply = await get(url);

    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('/assets/a-1.js');
  },
);

test.each([
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/videos/en/a/b.mp4',
  '/quick-start/a',
  '/activity-results/party.webm',
  '/content/cat.png',
  '/welcome/.env',
  '/api',
  '/index.html',
])('%s is not found', async (url) => {
  const reply = await get(url);

  expect([reply.statusCode, reply.json().code]).toEqual([404, 'route.notFound']);
});

test('a browser that opens the address of a file shows the page about unknown paths', async () => {
  const reply = await house.server.inject({
    method: 'GET',
    url: '/old.html',
    headers: { accept: 'text/html,*/*' },
  });

  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('robots are kept out of what is behind a sign-in, and of no center', async () => {
  const reply = await get('/robots.txt');

  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /play$', 'Disallow: /play/', 'Disallow: /admin/']),
  );
  expect(reply.body).not.toMatch(/^Disallow: \/(login|play|admin)?$/m);
});

test('the icon has an address of its own', async () => {
  const reply = await get('/favicon.ico');

  expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
    200,
    'image/x-icon',
    'icon',
  ]);
});

test('a sound that is missing is no page', async () => {
  const missing = await get('/sounds/correct-8.mp3');

  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toMatchObject({ code: 'route.notFound' });
});

test.each(['/assets/../index.html', '/assets/..%2findex.html', '/assets/%2e%2e/%2e%2e/etc/passwd'])(
  'nothing outside of the built files is sent: %s',
  async (url) => {
    const reply = await get(url);

    expect(reply.body).not.toContain('csp-nonce" nonce="__');
    expect(reply.body).not.toContain('root:');
  },
);

test('the description of the API is shown under a policy without inline script', async () => {
  const page = await get('/api/docs/');
  const document = await get('/api/docs/json');

  expect(page.statusCode).toBe(200);
  expect(
    directivesOf(String(page.headers['content-security-policy']).replaceAll(';', '; '))['script-src'] ?? '',
  ).not.toContain('unsafe-inline');
  expect(document.json().paths).toHaveProperty('/api/auth/login');
});
