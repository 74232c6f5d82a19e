/**
 * Caches visited pages and their files for offline reading. Pages are network first: a cached page is shown only when
 * the network fails. The build replaces the placeholders below and writes /sw.js (docs/decisions/005-offline.md).
 */
const version = '{{version}}';
/** The offline page and the page for clients, with fonts and scripts. */
const shell = ['{{shell}}'];
/** The pages of the tools with their scripts, cached once one of them was opened. */
const tools = ['{{tools}}'];

const cacheName = `site-${version}`;
const maxEntries = 250;

addEventListener('install', (event) => {
  // Static routing: browsers that support it apply cacheFirst without starting the worker.
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: { cacheName } }).catch(() => {});
  event.waitUntil(
    (async () => {
      const cache = await caches.open(cacheName);
      await cache.addAll(shell);
      await skipWaiting();
    })(),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
      // The browser then requests a page while the worker is starting.
      await registration.navigationPreload?.enable();
      await clients.claim();
      // Open pages were fetched before this worker existed, so it caches them now.
      await cacheAll((await clients.matchAll({ type: 'window' })).map(({ url }) => url));
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return;
  event.respondWith(request.mode === 'navigate' ? networkFirst(event, pathname) : cacheFirst(request, pathname));
});

/** A page posts the URLs of its files after it has loaded. Caching them earlier would slow down the load. */
addEventListener('message', (event) =>
  event.waitUntil(
    (async () => {
      await cacheAll(event.data);
      if (navigator.connection?.saveData || !tools.includes(new URL(event.source.url).pathname)) return;
      cachedTools ??= cacheAll(tools.map((path) => `${location.origin}${path}`));
      await cachedTools;
    })(),
  ),
);
let cachedTools;

/** For scripts, styles and images: a cached file is current, because each version of the site has its own cache. */
async function cacheFirst(request, path) {
  return (await cached(path)) ?? fetch(request);
}

async function networkFirst(event, path) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(store(path, response.clone()));
    return response;
  } catch {
    return (await cached(path)) ?? offlinePage(/^\/es(\/|$)/.test(path) ? '/es/offline' : '/offline');
  }
}

const cached = async (path) => (await caches.open(cacheName)).match(path);

/** Responses with no-store, such as the staff inbox, are not cached. */
const isCacheable = (response) =>
  response.status === 200 && !response.redirected && !/no-store/.test(response.headers.get('Cache-Control'));

const isPage = (response) => response.headers.get('Content-Type')?.startsWith('text/html');

/** Cached by path, without the query: searches are not stored, and each page has one entry. */
async function store(path, response) {
  if (isCacheable(response) && path !== '/sw.js' && path !== '/healthz') await (await caches.open(cacheName)).put(path, response);
}

async function cacheAll(urls) {
  for (const url of urls) {
    const { origin, pathname } = new URL(url);
    if (origin !== location.origin || (await cached(pathname))) continue;
    const response = await fetch(pathname).catch(() => undefined);
    if (response) await store(pathname, response);
  }
  await deleteOldest();
}

async function deleteOldest() {
  const cache = await caches.open(cacheName);
  const always = new Set([...shell, ...tools]);
  const oldest = (await cache.keys()).filter(({ url }) => !always.has(new URL(url).pathname)).slice(0, -maxEntries);
  for (const request of oldest) await cache.delete(request);
}

/** The offline page, in the language of the requested page, with links to all cached pages. */
async function offlinePage(path) {
  const cache = await caches.open(cacheName);
  const links = [];
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const response = await cache.match(request);
    if (pathname.endsWith('/offline') || !isPage(response)) continue;
    const [, title] = (await response.text()).match(/<title>([^<]*)<\/title>/) ?? [];
    links.push(`<li><a class="link" href="${pathname}">${title}</a></li>`);
  }
  const page = (await cache.match(path)) ?? (await cache.match('/offline'));
  const html = (await page.text()).replace(/(<ul id="kept-pages">)/, (list) => list + links.join(''));
  const policy = page.headers.get('Content-Security-Policy');
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...(policy && { 'Content-Security-Policy': policy }) },
  });
}
