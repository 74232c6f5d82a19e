/** The message of an error on one line, short enough to store and to show to staff. Passwords in URLs are masked. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return maskPasswords(text).replace(/\s+/g, ' ').trim().slice(0, 300);
}

const maskPasswords = (text: string) => text.replace(/(\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:]*):[^\s@]*@/gi, '$1:***@');
