import { type ComponentProps, createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { Shell } from '../content.server';

/** The words of header, menu and footer. They exist where the pages are built, and nowhere else. */
export const ShellWords = createContext<Shell | null>(null);

export function useShellWords(): Shell {
  const words = useContext(ShellWords);
  if (!words) throw new Error('The words of the shell are known only where pages are built');
  return words;
}

type Props = ComponentProps<'div'> & { id: string; as?: 'div' | 'footer' };

const taken = new Map<string, string>();

/**
 * A part of the shell that is the same on every page. Its HTML is built once and stays in the document from page to
 * page; in the browser React owns the element but not what is inside, so the words inside travel in no data and
 * their components in no script. The children are therefore given as `import.meta.env.SSR && …`.
 */
export function AsBuilt({ as: Element = 'div', children, ...rest }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [html] = useState(() => taken.get(rest.id) ?? '');

  // if the whole page ever goes (an error), the next one finds it again
  useLayoutEffect(() => {
    const here = element.current;
    return () => void taken.set(rest.id, here?.innerHTML ?? '');
  }, [rest.id]);

  if (import.meta.env.SSR) return <Element {...rest}>{children}</Element>;
  // React does not compare HTML that is given as text, and does not touch it while the text stays the same
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own build has put there
  return <Element {...rest} ref={element} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
