// Keeps the page and the code of the learner's area on the device, compiled: the next visit waits for no line, and an
// open game loses nothing when a new version comes. Answers of the server are never kept here.
export {};

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (tools/build/worker.ts): another build has another name and other files. */
declare const __KEPT__: { readonly build: string; readonly files: readonly string[] };

const PREFIX = 'flink-';
const NAME = `${PREFIX}${__KEPT__.build}`;
/** The one page that all screens of the area share. */
const PAGE = '/play';
const IN_PLAY = /^\/play(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && IN_PLAY.test(pathname)) event.respondWith(kept(PAGE, request));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request, request));
});

async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([...__KEPT__.files, new Request(PAGE, { cache: 'reload' })]);
}

/** The build before stays: pages that were open when this one came still fetch their parts from it. */
async function forgetOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

async function kept(name: RequestInfo, request: Request): Promise<Response> {
  const own = await caches.open(NAME);
  return (await own.match(name)) ?? (await caches.match(name)) ?? fetch(request);
}
