import { describe, expect, it } from 'vitest';
import { detectContact } from './detect-contact';

describe('detectContact', () => {
  it.each(['renee@bayoulending.example', ' a@b.co ', 'first.last+tag@sub.domain.example'])('detects an email address: %s', (value) => {
    expect(detectContact(value)).toBe('email');
  });
  it.each(['7135550142', '(713) 555-0142', '+1 713-555-0142', '[713] 555 0142', '7'])(
    'detects a phone number of digits, spaces, dashes, plus and brackets: %s',
    (value) => {
      expect(detectContact(value)).toBe('phone');
    },
  );
  it.each(['', '  ', 'renee', 'renee@', '@b.co', '713.555.0142', '713-555-0142 ext 3', '( ) -'])('detects nothing in “%s”', (value) => {
    expect(detectContact(value)).toBeNull();
  });
});
