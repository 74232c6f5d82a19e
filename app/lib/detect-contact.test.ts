import { expect, it } from 'vitest';
import { detectContact } from './detect-contact';

it.each([
  ['email', ['renee@bayoulending.example', ' a@b.co ', 'first.last+tag@sub.domain.example']],
  ['phone', ['7135550142', '(713) 555-0142', '+1 713-555-0142', '[713] 555 0142', '713.555.0142', '7']],
  [null, ['', '  ', 'renee', 'renee@', '@b.co', '713-555-0142 ext 3', '( ) -']],
])('detects %s in %o: a phone number has digits, spaces, dashes, dots, plus and brackets', (kind, values) => {
  for (const value of values) expect(detectContact(value), value).toBe(kind);
});
