import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Anchor } from './anchor';
import { LinkWords } from './link-words';

const html = (link: React.ReactElement) =>
  renderToStaticMarkup(<LinkWords value={{ newTab: '(se abre en otra pestaña)', answersIn: '', breadcrumbs: '' }}>{link}</LinkWords>);

test('a link that opens a new tab says so, and no other link does', () => {
  const link = html(
    <Anchor href="https://example.com" newTab>
      Agendar
    </Anchor>,
  );
  expect(link).toMatch(/^<a [^>]*target="_blank" rel="noopener" href="https:\/\/example.com">Agendar/);
  expect(link).toContain('(se abre en otra pestaña)');
  expect(html(<Anchor href="/es/about">Nosotros</Anchor>)).toBe('<a href="/es/about">Nosotros</a>');
});
