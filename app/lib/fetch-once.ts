/**
 * The data of a page (its .data file) is fetched once in a visit: coming back to the page asks nothing.
 * Only whole answers are kept, never one under way, so a navigation that is given up spoils nothing.
 */
export function fetchOnce(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const kept = new Map<string, Response>();
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!/\.data(\?|$)/.test(url)) return fetch(input, init);
    const known = kept.get(url);
    if (known) return known.clone();
    const response = await fetch(input, init);
    if (response.ok) kept.set(url, response.clone());
    return response;
  };
}
