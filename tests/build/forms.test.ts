/** What the HTML around the forms says. */
import { expect, test } from 'vitest';
import { readContent } from '../../content-model/read.ts';
import { linksIn, texts } from './read-html.ts';
import { pageAt } from './start-server.ts';

const words = readContent('forms.yaml');
const site = readContent('site.yaml');

test('the contact section has the phone number, info email address, a Houston, TX address, and a tab for each kind of visitor', async () => {
  for (const path of ['/', '/about', '/industry/construction-insurance']) {
    const section = (await pageAt(path)).querySelector('section#contact')!;
    expect(linksIn(section), path).toContainEqual([site.phone.display, site.phone.href, undefined]);
    expect(linksIn(section), path).toContainEqual([site.email, `mailto:${site.email}`, undefined]);
    expect(section.textContent, path).toContain('Houston, TX 77002');
    expect(section.textContent, path).toContain(site.legalName);
    expect(texts(section, '[role="tab"]'), path).toEqual(['I’m a customer', 'Lenders / Mortgages']);
  }
});

test('while submissions are simulated, a line beside each form says that nothing is sent', async () => {
  for (const path of ['/', '/blog']) expect(texts(await pageAt(path), 'p'), path).toContain(words.demonstration);
});
