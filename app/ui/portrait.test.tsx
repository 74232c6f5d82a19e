import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Portrait } from './portrait';

test('a person without a portrait is shown with initials', () => {
  const html = (id: string) => renderToStaticMarkup(<Portrait id={id} name="Ada Example" sizes="3rem" />);
  expect(html('customer_999')).toMatch(/<span[^>]*>AE<\/span>/);
  expect(html('founder_1')).toContain('portrait-founder-1');
});
