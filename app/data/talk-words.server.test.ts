import { expect, it } from 'vitest';
import { forms } from '../lib/forms';
import { talkWords } from './content.server';

it('the contact form in a tool has the message of each error, so that no required field passes empty', () => {
  const { errors } = talkWords('es');
  for (const { error } of forms.contact) if (error) expect(errors[error], error).toBeTruthy();
});
