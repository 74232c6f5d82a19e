import { describe, expect, it } from 'vitest';
import { detectContact } from './detect-contact';

describe('While typing in bestContact an indicator shows', () => {
  it.each(['renee@bayoulending.example', ' a@b.co ', 'first.last+tag@sub.domain.example'])(
    'Email detected if it looks like an email: %s',
    (value) => {
      expect(detectContact(value)).toBe('email');
    },
  );
  it.each(['7135550142', '(713) 555-0142', '+1 713-555-0142', '[713] 555 0142', '7'])(
    'Phone detected if only digits, spaces, dashes, plus or brackets: %s',
    (value) => {
      expect(detectContact(value)).toBe('phone');
    },
  );
  it.each(['', '  ', 'renee', 'renee@', '@b.co', '713.555.0142', '713-555-0142 ext 3', '( ) -'])('otherwise nothing: “%s”', (value) => {
    expect(detectContact(value)).toBeNull();
  });
});
