import { expect, it } from 'vitest';
import { pageTags } from './seo';

it('titles and previews name the company as content does, once', () => {
  const tags = (title: string) =>
    pageTags({
      meta: { title, description: '' },
      siteName: 'Datum Insurance Agency',
      shortName: 'Datum',
      origin: 'https://www.datum.example',
      path: '/',
      card: 'home',
      language: 'en',
      hasSpanish: true,
    });
  expect(tags('Flood insurance')).toContainEqual({ title: 'Flood insurance | Datum' });
  expect(tags('Datum Insurance in Houston')).toContainEqual({ title: 'Datum Insurance in Houston' });
  expect(tags('Flood insurance')).toContainEqual({ property: 'og:site_name', content: 'Datum Insurance Agency' });
});
