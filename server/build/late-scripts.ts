import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shown under any address, which is none that the router would know them by: they stay plain pages. */
const plainPages = ['404.html', 'offline.html'];

/**
 * React starts after the page: when it has loaded and the browser is idle, or at the first touch, key or
 * focus in a form, whichever comes first. In each page the preload links go, and the module script becomes
 * a small loader. A click on a button that came before React is repeated once it is there. An address whose query
 * only React can read (app/shell/query-script.ts) starts it at once.
 */
export async function lateScripts(folder: string): Promise<void> {
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, page);
    let html = readFileSync(file, 'utf8').replace(/<link rel="modulepreload"[^>]*\/>/g, '');
    const [script, source] = html.match(/<script type="module" async="">([\s\S]*?)<\/script>/) ?? [];
    if (!script || !source) throw new Error(`${page}: no module script found`);
    html = plainPages.includes(page) ? withoutApp(html) : html.replace(script, () => `<script>${loader(source, page)}</script>`);
    writeFileSync(file, html);
  }
}

function withoutApp(html: string): string {
  const end = html.indexOf('<script>window.__reactRouterContext');
  return `${html.slice(0, end)}</body></html>`;
}

function loader(source: string, page: string): string {
  const imports = [...source.matchAll(/^import (?:\* as (\w+) from )?"([^"]+)";?$/gm)].map(([, name, url]) => ({ name, url }));
  const modules = source.match(/window\.__reactRouterRouteModules = (\{.*?\});/)?.[1];
  const entry = source.match(/import\("([^"]+)"\)/)?.[1];
  if (!imports.length || !modules || !entry) throw new Error(`${page}: the module script has an unknown form`);
  const names = imports.map(({ name }, i) => name ?? `unused${i}`).join(',');
  const urls = imports.map(({ url }) => `import("${url}")`).join(',');
  return `(()=>{
let started,clicked;
const start=()=>{if(started)return;started=1;Promise.all([${urls}]).then(([${names}])=>{window.__reactRouterRouteModules=${modules};return import("${entry}")}).catch(()=>{started=0})};
const early=(e)=>{start();const b=e.type==="click"&&e.target.closest?.("button:not([popovertarget],[data-theme-toggle]),[role=tab]");if(b)clicked=b};
const events=["pointerdown","keydown","focusin","click"];
events.forEach((e)=>addEventListener(e,early,{capture:true,passive:true}));
window.replayClick=()=>{events.forEach((e)=>removeEventListener(e,early,{capture:true}));clicked?.isConnected&&clicked.click()};
const idle=()=>(window.requestIdleCallback??setTimeout)(start,{timeout:2000});
"query" in document.documentElement.dataset?start():document.readyState==="complete"?idle():addEventListener("load",idle);
})()`;
}
