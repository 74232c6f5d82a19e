/** What the HTML around the forms says. */
import { expect, test } from 'vitest';
import { readContent } from '../../content-model/read.ts';
import { textOf } from './start-server.ts';

const words = readContent('forms.yaml');
const site = readContent('site.yaml');

test('the contact section has the phone number, info email address, a Houston, TX address, and a tab for each kind of visitor', async () => {
  for (const path of ['/', '/about', '/industry/construction-insurance']) {
    const [section = ''] = (await textOf(path)).match(/<section [^>]*id="contact".*?<\/section>/s) ?? [];
    for (const link of [`<a href="${site.phone.href}">${site.phone.display}</a>`, `<a href="mailto:${site.email}">${site.email}</a>`])
      expect(section, path).toContain(link);
    expect(section.replaceAll(/<!--.*?-->/g, ''), path).toContain('Houston, TX 77002');
    expect(section, path).toContain('Benchmark Insurance Brokerage, LLC');
    const tabs = [...section.matchAll(/role="tab"[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(tabs, path).toEqual(['I’m a customer', 'Lenders / Mortgages']);
  }
});

test('while submissions are simulated, a line beside each form says that nothing is sent', async () => {
  for (const path of ['/', '/blog']) expect(await textOf(path), path).toContain(`>${words.demonstration}</p>`);
});
