/** What the journeys need from a browser. Each engine answers it in its own protocol. */

/** An element by CSS and, where that is not enough, by how its name or text begins. A label stands for its field. */
export interface Target {
  css: string;
  name?: string;
}

export type Key = 'Escape' | 'ArrowRight' | 'Enter';

/** One window with nothing remembered. */
export interface Session {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments. */
  run<T, A extends unknown[]>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  has(target: Target): Promise<boolean>;
  /** Scrolls to it and tells where it is now, or nothing if it is not laid out yet. */
  bring(target: Target): Promise<string>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors on the console and uncaught ones, where the engine tells them. */
  errors: string[];
  close(): Promise<void>;
}

export interface Engine {
  /** With its version. */
  name: string;
  session(): Promise<Session>;
  stop(): Promise<void>;
}

/** Runs in the page: the first visible element that fits. */
export function locate(css: string, name: string | null): Element | null {
  const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => tidy(element.getAttribute('aria-label') ?? element.textContent);
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => element.checkVisibility() && (name === null || nameOf(element).startsWith(name)),
  );
  return found instanceof HTMLLabelElement ? found.control : (found ?? null);
}

/** Runs in the page. At once: a driver would scroll softly, as the page asks, and click before it has arrived. */
export function bring(element: Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!element.checkVisibility({ contentVisibilityAuto: true })) return '';
  const { x, y } = element.getBoundingClientRect();
  return `${x} ${y}`;
}
