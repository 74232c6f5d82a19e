/**
 * A fetch that knows the data of pages (their .data files). Each is fetched once in a visit: coming back to a page,
 * or clicking a link that was pointed at, asks nothing. It is given out when the page's stylesheet is there too, so
 * no page is shown without it. A navigation that is given up spoils nothing: its data arrives all the same.
 */
export function fetchPages(fetch: typeof globalThis.fetch, loadStyles: (path: string) => Promise<unknown>): typeof globalThis.fetch {
  const kept = new Map<string, Promise<Response>>();
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    // what was built does not depend on the query
    const path = url.match(/^(?:https?:\/\/[^/]+)?(\/[^?]*)\.data(?:\?|$)/)?.[1];
    if (!path || init?.method === 'POST') return fetch(input, init);
    const known = kept.get(path);
    const answer = known ?? fetch(`${path}.data`);
    if (!known) {
      kept.set(path, answer);
      const forget = () => kept.delete(path);
      answer.then((response) => response.ok || forget(), forget);
    }
    const [response] = await Promise.all([answer, loadStyles(path === '/_' ? '/' : path)]);
    return response.clone();
  };
}

/** Where the data of a page is. */
export const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);
