import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Anchor } from './anchor';
import { LinkWords } from './link-words';

const html = (inEnglish: string, link: React.ReactElement) =>
  renderToStaticMarkup(
    <LinkWords value={{ newTab: '(se abre en otra pestaña)', inEnglish, answersIn: '', breadcrumbs: '' }}>{link}</LinkWords>,
  );

test('on a Spanish page, a link to an English page that opens a new tab says both', () => {
  const link = html(
    '(en inglés)',
    <Anchor href="/industry" newTab>
      Industry
    </Anchor>,
  );
  expect(link).toMatch(/^<a [^>]*hrefLang="en" target="_blank" rel="noopener" href="\/industry">Industry/);
  expect(link).toContain('(se abre en otra pestaña)');
  expect(link).toContain('<span lang="es">(en inglés)</span>');
});

test('a link on the same page, or to a Spanish page, has no label', () => {
  expect(html('(en inglés)', <Anchor href="/es/about">Nosotros</Anchor>)).toBe('<a href="/es/about">Nosotros</a>');
  expect(html('', <Anchor href="/about">About</Anchor>)).toBe('<a href="/about">About</a>');
});
