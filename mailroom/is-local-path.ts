/**
 * Whether a text is a path of this site that no browser resolves to another host. Browsers drop tabs and line feeds
 * from URLs and read a backslash as a slash, so only plain characters are allowed, and the URL parser has to agree.
 */
export function isLocalPath(text: string): boolean {
  if (!/^\/(?:[\w.~!$&'()*+,;=:@%-][\w.~!$&'()*+,;=:@%/-]*)?$/.test(text)) return false;
  const base = 'http://site.invalid';
  return URL.canParse(text, base) && new URL(text, base).origin === base && new URL(text, base).pathname === text;
}
