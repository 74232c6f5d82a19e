/** Detects whether the value is an email address or a phone number. Null if it looks like neither. */
export function detectContact(value: string): 'email' | 'phone' | null {
  const text = value.trim();
  if (looksLikeEmail(text)) return 'email';
  if (/^[\d\s\-+()[\].]+$/.test(text) && /\d/.test(text)) return 'phone';
  return null;
}

/** Whether an answer can reach the contact. A local number has seven digits. */
export const isReachable = (value: string) =>
  detectContact(value) === 'email' || (detectContact(value) === 'phone' && value.replace(/\D/g, '').length >= 7);

export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
