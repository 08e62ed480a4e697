import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { looksLikeFile, pagePaths } from './page-paths.ts';
import { ROBOTS_TXT } from './robots.ts';

/** Vite writes this where a nonce belongs (apps/web/vite.config.ts, html.cspNonce). */
const NONCE = '__CSP_NONCE__';

const KEPT_FOR_A_DAY = 'public, max-age=86400';

/** The worker only fetches what is ours. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The one program that is compiled in a browser encodes recordings; it carries its code with it and reaches nobody. */
const RECORDER = /^mp3-worker-[\w-]+\.js/;
const RECORDER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src data:";

/** Serves the built web app: hashed assets for ever, sounds and pictures for a day, the page itself fresh and with its own nonce. */
export async function serveWeb(app: FastifyInstance, folder: string, config: Config): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const [page, playPage, worker, paths, icon] = await Promise.all(
    ['index.html', 'index-play.html', 'worker.js', 'page-paths.json', 'favicon.ico'].map((file) =>
      readFile(join(folder, file)),
    ),
  );
  const isPage = pagePaths(JSON.parse(String(paths)) as readonly string[]);
  const policy = pagePolicy(config);
  await app.register(async (assets) => {
    assets.addHook('onSend', async (request, reply) => {
      if (RECORDER.test(basename(request.url))) reply.header('content-security-policy', RECORDER_POLICY);
    });
    await assets.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
      logLevel: 'silent',
    });
  });
  // Under their plain names, so that games can ask for them by these: kept for a day, then asked for by their tag.
  for (const media of ['sounds', 'pictures']) {
    await app.register(fastifyStatic, {
      root: join(folder, media),
      prefix: `/${media}/`,
      maxAge: '1d',
      decorateReply: false,
      logLevel: 'silent',
    });
  }
  app.get('/worker.js', { logLevel: 'silent' }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .send(worker),
  );
  app.get('/robots.txt', { logLevel: 'silent' }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', KEPT_FOR_A_DAY).send(ROBOTS_TXT),
  );
  app.get('/favicon.ico', { logLevel: 'silent' }, async (_request, reply) =>
    reply.type('image/x-icon').header('cache-control', KEPT_FOR_A_DAY).send(icon),
  );
  app.get<{ Params: { '*': string } }>('/*', { logLevel: 'silent' }, async (request, reply) => {
    const path = `/${request.params['*']}`;
    const isKnown = isPage(path);
    if (isOfOtherRoutes(path) || (!isKnown && looksLikeFile(path) && !asksForPage(request)))
      return reply.callNotFound();
    const nonce = randomBytes(18).toString('base64url');
    // An unknown path shows the app's own page about it (spec 1 §2).
    return reply
      .code(isKnown ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy(nonce, isDraftStage(path) ? "'self'" : "'none'"))
      .send(String(isPlay(path) ? playPage : page).replaceAll(NONCE, nonce));
  });
}

const isOfOtherRoutes = (path: string): boolean =>
  /^\/(api|assets|sounds|pictures)(\/|$)|^\/(videos|quick-start|animations|activity-results|activities|words|office|content)\/./.test(
    path,
  );

const asksForPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

const isPlay = (path: string): boolean => /^\/play(\/|$)/.test(path);

/** The one page that stands in a frame: an editor of ours shows in it what is being made (apps/web, play/preview). */
const isDraftStage = (path: string): boolean => /^\/preview-draft\/[^/]/.test(path);

/** What the fields of a card service are made of, allowed only where it is the one that takes cards. */
const STRIPE_PLACES = {
  script: ' https://js.stripe.com',
  style: '',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://hooks.stripe.com',
  img: '',
};
const BRAINTREE_PLACES = {
  script: ' https://js.braintreegateway.com https://assets.braintreegateway.com',
  style: ' https://assets.braintreegateway.com',
  connect:
    ' https://api.braintreegateway.com https://api.sandbox.braintreegateway.com https://client-analytics.braintreegateway.com https://client-analytics.sandbox.braintreegateway.com https://payments.braintree-api.com https://payments.sandbox.braintree-api.com',
  frame: ' https://assets.braintreegateway.com',
  img: ' https://assets.braintreegateway.com',
};
const NOWHERE = { script: '', style: '', connect: '', frame: '', img: '' };

/** Scripts and styles only from files or with the page's nonce; files come from here or from the bucket. */
export function pagePolicy({
  s3,
  stripe,
  braintree,
}: Pick<Config, 's3' | 'stripe' | 'braintree'>): (nonce: string, framedBy?: "'none'" | "'self'") => string {
  const bucket =
    s3 === null ? '' : ` ${s3.endpoint ? new URL(s3.endpoint).origin : 'https://*.amazonaws.com'}`;
  const cards = stripe ? STRIPE_PLACES : braintree ? BRAINTREE_PLACES : NOWHERE;
  return (nonce, framedBy = "'none'") =>
    [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'${cards.script}`,
      `style-src 'self' 'nonce-${nonce}'${cards.style}`,
      `img-src 'self' data: blob:${bucket}${cards.img}`,
      `media-src 'self' blob:${bucket}`,
      "font-src 'self'",
      `connect-src 'self'${bucket}${cards.connect}`,
      "worker-src 'self'",
      `frame-src 'self'${cards.frame}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      `frame-ancestors ${framedBy}`,
    ].join('; ');
}
