import { type ComponentType, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { type IslandFile, islandComponent, islandName } from './name';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
      'island-slot': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** What survives the way into the browser: JSON, and React elements, which stay HTML. */
type Sendable<T> = [ReactNode] extends [T]
  ? T
  : T extends string | number | boolean | null | undefined | ReactElement
    ? T
    : T extends ((...args: never[]) => unknown) | Date | RegExp | Map<unknown, unknown> | Set<unknown> | symbol | bigint
      ? never
      : { [K in keyof T]: Sendable<T[K]> };

type Props<P> = { [K in keyof NoInfer<P>]: Sendable<NoInfer<P>[K]> } & {
  of: ComponentType<P>;
  /** When React takes it over, unless somebody touches it before. Visible: shortly before it can be seen. */
  when?: 'visible' | 'idle' | 'touched';
};

type Render = (node: ReactNode, options: { identifierPrefix: string }) => string;

const names = new Map<unknown, string>();
let render: Render;

/** What exists only where pages are built: the list of islands and React's way to HTML (app/entry.server.tsx). */
export function setUpIslands(files: Record<string, IslandFile>, renderToString: Render): void {
  render = renderToString;
  const places = new Map<string, string>();
  for (const [file, exported] of Object.entries(files)) {
    const name = islandName(file);
    if (places.has(name)) throw new Error(`${file} and ${places.get(name)} have one name: an island is found by it`);
    places.set(name, file);
    names.set(islandComponent(exported), name);
  }
}

/**
 * A part of a page that React takes over in the browser (app/browser/islands.ts). Its properties travel as JSON. A React
 * element among them is rendered here and stays as it is built: neither its words nor its code go to the browser again.
 */
export function Island<P extends object>({ of: Component, when = 'visible', ...rest }: Props<P>) {
  const id = useId();
  const name = names.get(Component);
  if (!name) throw new Error(`${Component.name} does not stand in a file that ends in .island.tsx`);

  let slots = 0;
  const hold = (value: unknown, path: string): unknown => {
    if (isValidElement(value)) {
      const slot = slots++;
      return (
        <island-slot key={slot} data-slot={slot}>
          {value}
        </island-slot>
      );
    }
    if (Array.isArray(value)) return value.map((part, i) => hold(part, `${path}[${i}]`));
    if (value && typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value)))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, hold(part, path ? `${path}.${key}` : key)]));
    if (['object', 'function', 'symbol', 'bigint'].includes(typeof value) && value !== null)
      throw new Error(`<Island of={${Component.name}}>: ${path} is a ${kindOf(value)}, and only JSON and React elements reach the browser`);
    return value;
  };
  const props = hold(rest, '') as P;
  const json = JSON.stringify(props, (_, value) =>
    isValidElement(value) ? { slot: (value as ReactElement<{ 'data-slot': number }>).props['data-slot'] } : value,
  );
  // a root of its own, as in the browser: the ids that React gives out are then the same
  const html = render(<Component {...props} />, { identifierPrefix: id });
  return (
    <site-island
      id={id}
      data-island={name}
      data-when={when === 'visible' ? undefined : when}
      data-props={json === '{}' ? undefined : json}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const kindOf = (value: unknown) => (typeof value === 'object' ? value?.constructor?.name : typeof value);
