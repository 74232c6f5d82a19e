/** Email if it looks like one; phone if it has only digits, spaces, dashes, plus signs and brackets; otherwise null. */
export function detectContact(value: string): 'email' | 'phone' | null {
  const text = value.trim();
  if (looksLikeEmail(text)) return 'email';
  if (/^[\d\s\-+()[\]]+$/.test(text) && /\d/.test(text)) return 'phone';
  return null;
}

export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
