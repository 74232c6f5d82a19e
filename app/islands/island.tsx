import { type ComponentType, isValidElement, type ReactElement, type ReactNode, useContext, useId } from 'react';
import { LanguageContext, useLanguage } from '../lib/language-context';
import { LinkWords } from '../ui/link-words';
import { type IslandModule, islandComponent, islandName } from './island-module';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
      'island-slot': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** Props that can be sent to the browser: JSON, and React elements, which are sent as HTML. */
type Sendable<T> = [ReactNode] extends [T]
  ? T
  : T extends string | number | boolean | null | undefined | ReactElement
    ? T
    : T extends ((...args: never[]) => unknown) | Date | RegExp | Map<unknown, unknown> | Set<unknown> | symbol | bigint
      ? never
      : { [K in keyof T]: Sendable<T[K]> };

type Props<P> = { [K in keyof NoInfer<P>]: Sendable<NoInfer<P>[K]> } & {
  of: ComponentType<P>;
  /** When to hydrate: near the viewport (default), or at the first interaction. An interaction always hydrates. */
  when?: 'visible' | 'interaction';
};

type Render = (node: ReactNode, options: { identifierPrefix: string }) => string;

const names = new Map<unknown, string>();
let render: Render;

/** Called by app/entry.server.tsx: the list of islands and renderToString exist only at build time. */
export function setUpIslands(modules: Record<string, IslandModule>, renderToString: Render): void {
  render = renderToString;
  const files = new Map<string, string>();
  for (const [file, module] of Object.entries(modules)) {
    const name = islandName(file);
    if (files.has(name)) throw new Error(`${file} and ${files.get(name)} have the same name`);
    files.set(name, file);
    names.set(islandComponent(module), name);
  }
}

/**
 * Renders a component that React hydrates in the browser (app/browser/islands.ts). Its props are sent as JSON. React
 * elements among the props become slots: prerendered HTML that React does not hydrate, so its code is not sent.
 */
export function Island<P extends object>({ of: Component, when = 'visible', ...rest }: Props<P>) {
  const id = useId();
  const language = useLanguage();
  const linkWords = useContext(LinkWords);
  const name = names.get(Component);
  if (!name) throw new Error(`${Component.name} is not exported by a file *.island.tsx`);

  let slots = 0;
  const withSlots = (value: unknown, path: string): unknown => {
    if (isValidElement(value)) {
      const slot = slots++;
      return (
        <island-slot key={slot} data-slot={slot}>
          {value}
        </island-slot>
      );
    }
    if (Array.isArray(value)) return value.map((part, i) => withSlots(part, `${path}[${i}]`));
    if (value && typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value)))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSlots(part, path ? `${path}.${key}` : key)]));
    if (['object', 'function', 'symbol', 'bigint'].includes(typeof value) && value !== null)
      throw new Error(`<Island of={${Component.name}}>: ${path} is a ${kindOf(value)}, and only JSON and React elements reach the browser`);
    return value;
  };
  const props = withSlots(rest, '') as P;
  const json = JSON.stringify(props, (_, value) =>
    isValidElement(value) ? { slot: (value as ReactElement<{ 'data-slot': number }>).props['data-slot'] } : value,
  );
  // rendered as a root of its own, as in the browser, so that useId() gives the same ids
  const element = (
    <LanguageContext value={language}>
      <LinkWords value={linkWords}>
        <Component {...props} />
      </LinkWords>
    </LanguageContext>
  );
  const html = render(element, { identifierPrefix: id });
  return (
    <site-island
      id={id}
      data-island={name}
      data-when={when === 'visible' ? undefined : when}
      data-props={json === '{}' ? undefined : json}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const kindOf = (value: unknown) => (typeof value === 'object' ? value?.constructor?.name : typeof value);
