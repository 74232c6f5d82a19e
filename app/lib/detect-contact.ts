/** Detects whether the value is an email address or a phone number. Null if it looks like neither. */
export function detectContact(value: string): 'email' | 'phone' | null {
  const text = value.trim();
  if (looksLikeEmail(text)) return 'email';
  if (/^[\d\s\-+()[\]]+$/.test(text) && /\d/.test(text)) return 'phone';
  return null;
}

export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
