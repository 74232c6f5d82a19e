import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeAsset } from './write-asset.ts';

/** Shown under any address, which is none that the router would know them by: they stay plain pages. */
const plainPages = ['404.html', 'offline.html'];

/**
 * React starts after the page: when it has loaded and the browser is idle, or at the first touch, key or
 * focus in a form, whichever comes first. In each page the preload links go, the data that React needs becomes a file
 * (a third of the page: without it most pages come in the first round trip), and the module script becomes a small
 * loader. It fetches all files at once and runs one after the other, with a pause in between, so that the browser can
 * answer a touch meanwhile. A click on a button that came before React is repeated once it is there. An address whose
 * query only React can read (app/shell/query-script.ts) starts it at once.
 */
export async function lateScripts(folder: string): Promise<void> {
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, page);
    const html = readFileSync(file, 'utf8').replace(/<link rel="modulepreload"[^>]*\/>/g, '');
    writeFileSync(file, plainPages.includes(page) ? withoutApp(html) : withLoader(html, page, folder));
  }
}

function withoutApp(html: string): string {
  const end = html.indexOf('<script>window.__reactRouterContext');
  return `${html.slice(0, end)}</body></html>`;
}

function withLoader(html: string, page: string, folder: string): string {
  const [context, settings] = html.match(/<script>window\.__reactRouterContext = (\{.*?\});.*?<\/script>/) ?? [];
  const [script, source] = html.match(/<script type="module" async="">([\s\S]*?)<\/script>/) ?? [];
  const [stream, data] =
    html.match(/<!--\$--><script>.*?streamController\.enqueue\((".*?")\);<\/script>.*?\.close\(\);<\/script>(?:<!--\/\$-->)*/) ?? [];
  if (!context || !settings || !script || !source || !stream || !data)
    throw new Error(`${page}: the router's scripts have an unknown form`);
  const address = writeAsset(folder, `${basename(page, '.html')}.json`, JSON.parse(data));
  return html
    .replace(context, '')
    .replace(stream, '')
    .replace(script, () => `<script>${loader(source, folder, settings, address)}</script>`);
}

/** What each script file imports. Every page asks for the same few. */
const importsOf = new Map<string, string[]>();

function importsIn(file: string): string[] {
  const known = importsOf.get(file);
  if (known) return known;
  const found = [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => name!);
  importsOf.set(file, found);
  return found;
}

/** Script files and what they import, each behind those that it imports. */
function inOrder(files: string[], folder: string, found = new Set<string>()): string[] {
  for (const file of files) {
    if (found.has(file)) continue;
    inOrder(importsIn(join(folder, 'assets', file)), folder, found);
    found.add(file);
  }
  return [...found];
}

function loader(source: string, folder: string, settings: string, data: string): string {
  const imports = [...source.matchAll(/^import (?:\* as (\w+) from )?"\/assets\/([^"]+)";?$/gm)].map(([, name, file]) => ({
    name,
    file: file!,
  }));
  const modules = source.match(/window\.__reactRouterRouteModules = (\{.*?\});/)?.[1];
  const entry = source.match(/import\("\/assets\/([^"]+)"\)/)?.[1];
  if (!imports.length || !modules || !entry) throw new Error('the module script of the router has an unknown form');
  const order = inOrder([...imports.map(({ file }) => file), entry], folder);
  const named = imports.reduce(
    (text, { name, file }) => (name ? text.replace(`:${name}`, `:loaded[${order.indexOf(file)}]`) : text),
    modules,
  );
  return `(()=>{
let started,clicked;
const files=${JSON.stringify(order.map((file) => file.replace(/\.js$/, '')))}.map((name)=>"/assets/"+name+".js");
const start=async()=>{if(started)return;started=1;try{
const pause=()=>new Promise((done)=>setTimeout(done)),loaded=[],entry=files.at(-1);
for(const href of files){document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));await pause()}
const data=fetch("${data}").catch(()=>{});await pause();
for(const file of files.slice(0,-1)){loaded.push(await import(file));await pause()}
const answer=await data;if(!answer?.ok)throw 0;
const bytes=new Uint8Array(await answer.arrayBuffer()),stream=new ReadableStream({async pull(to){await pause();to.enqueue(bytes);to.close()}},{highWaterMark:0});
window.__reactRouterRouteModules=${named};
window.__reactRouterContext={...${settings},stream};
await import(entry)
}catch{started=0}};
const early=(e)=>{start();const b=e.type==="click"&&e.target.closest?.("button:not([popovertarget],[data-theme-toggle]),[role=tab]");if(b)clicked=b};
const events=["pointerdown","keydown","focusin","click"];
events.forEach((e)=>addEventListener(e,early,{capture:true,passive:true}));
window.replayClick=()=>{events.forEach((e)=>removeEventListener(e,early,{capture:true}));clicked?.isConnected&&clicked.click()};
const idle=()=>(window.requestIdleCallback??setTimeout)(start,{timeout:2000});
"query" in document.documentElement.dataset?start():document.readyState==="complete"?idle():addEventListener("load",idle);
})()`;
}
