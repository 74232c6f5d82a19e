/**
 * Keeps what a visitor has opened, for reading without a connection. The network always comes first for
 * pages: a kept page is shown only when there is none. The build fills in the two values below and
 * writes the result to /sw.js (docs/decisions/005-offline.md).
 */
const version = '{{version}}';
/** The offline page and what it needs to look right. */
const shell = ['{{shell}}'];
/** The workbench: its pages and everything they need, kept from the first visit on. */
const tools = ['{{tools}}'];

const cacheName = `site-${version}`;
const mostKept = 250;

addEventListener('install', (event) => {
  // browsers that can do what keptFirst does by themselves do not wake the worker for it
  event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: { cacheName } }).catch(() => {});
  event.waitUntil(
    (async () => {
      const cache = await caches.open(cacheName);
      await cache.addAll(shell);
      // one that does not come is no reason to have no worker
      if (!navigator.connection?.saveData) await Promise.allSettled(tools.map((path) => cache.add(path)));
      await skipWaiting();
    })(),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
      // the page is asked for while the worker is still starting
      await registration.navigationPreload?.enable();
      await clients.claim();
      // the page that is open was fetched before there was a worker
      await keepAll((await clients.matchAll({ type: 'window' })).map(({ url }) => url));
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return;
  event.respondWith(request.mode === 'navigate' ? networkFirst(event, pathname) : keptFirst(request, pathname));
});

/** A page tells which files it has loaded. To keep them while it loads would hold it up. */
addEventListener('message', (event) => event.waitUntil(keepAll(event.data)));

/** For the files of pages: the version is theirs too. */
async function keptFirst(request, path) {
  return (await kept(path)) ?? fetch(request);
}

async function networkFirst(event, path) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keep(path, response.clone()));
    return response;
  } catch {
    return (await kept(path)) ?? offlinePage();
  }
}

const kept = async (path) => (await caches.open(cacheName)).match(path);

/** Some answers ask not to be kept anywhere: pages for staff. */
const mayKeep = (response) => response.status === 200 && !response.redirected && !/no-store/.test(response.headers.get('Cache-Control'));

const isPage = (response) => response.headers.get('Content-Type')?.startsWith('text/html');

/** By path alone: what somebody searched for is not written down, and there are never more entries than pages and files. */
async function keep(path, response) {
  if (mayKeep(response) && path !== '/sw.js' && path !== '/healthz') await (await caches.open(cacheName)).put(path, response);
}

async function keepAll(urls) {
  for (const url of urls) {
    const { origin, pathname } = new URL(url);
    if (origin !== location.origin || (await kept(pathname))) continue;
    const response = await fetch(pathname).catch(() => undefined);
    if (response) await keep(pathname, response);
  }
  await forgetOldest();
}

async function forgetOldest() {
  const cache = await caches.open(cacheName);
  const always = new Set([...shell, ...tools]);
  const oldest = (await cache.keys()).filter(({ url }) => !always.has(new URL(url).pathname)).slice(0, -mostKept);
  for (const request of oldest) await cache.delete(request);
}

/** With links to the pages that are here. */
async function offlinePage() {
  const cache = await caches.open(cacheName);
  const links = [];
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const response = await cache.match(request);
    if (pathname === '/offline' || !isPage(response)) continue;
    const [, title] = (await response.text()).match(/<title>([^<]*)<\/title>/) ?? [];
    links.push(`<li><a class="link" href="${pathname}">${title}</a></li>`);
  }
  const page = await cache.match('/offline');
  const html = (await page.text()).replace(/(<ul id="kept-pages">)/, (list) => list + links.join(''));
  const policy = page.headers.get('Content-Security-Policy');
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...(policy && { 'Content-Security-Policy': policy }) },
  });
}
