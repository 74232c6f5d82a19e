import type { Site } from './schemas/site.ts';

/** Replaces {site.phone} and similar placeholders in a text. An unknown name is an error that lists the known ones. */
export function siteFacts(readSite: () => Site) {
  const { name, shortName, legalName, licenses, license, territory, sampleContent, phone, email, hours, address } = readSite();
  const facts: Record<string, string> = {
    name,
    shortName,
    legalName,
    license: [license.text.replace('{number}', licenses[0]?.number ?? ''), ...(sampleContent ? [license.example] : [])].join(' '),
    territory,
    phone: phone.display,
    email,
    hours,
    city: address.city,
    address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
  };
  return (text: string) =>
    text.replaceAll(/\{site\.(\w+)\}/g, (braces, fact: string) => {
      const value = facts[fact];
      if (value === undefined)
        throw new Error(
          `${braces} is not a fact of the site: write one of ${Object.keys(facts)
            .map((known) => `{site.${known}}`)
            .join(', ')}`,
        );
      return value;
    });
}
