/** The numbers of insurers as the page for clients prints them. */
import type { Language } from '../../content-model/content-paths';
import { daysBetween, insurerAge } from '../../content-model/insurer-age';
import { formatDate } from '../lib/format-date';
import { wordsOf } from './localized-content.server';

const insurers = wordsOf('insurers.yaml');

const phoneLink = (display: string) => ({ display, href: `tel:+1${display.replace(/\D/g, '')}` });

export function insurerNumbers(language: Language, today = new Date().toISOString().slice(0, 10)) {
  const list = insurers(language).map(({ id, name, writes, claims, billing, website, checked }) => ({
    id,
    name,
    writes,
    claims: { ...claims, phone: phoneLink(claims.phone) },
    billing: billing && { ...billing, phone: phoneLink(billing.phone) },
    website: website && { href: website, name: new URL(website).hostname.replace(/^www\./, '') },
    checked: { iso: checked, text: formatDate(checked, language), isOld: daysBetween(checked, today) > insurerAge.tell },
  }));
  const [oldest] = list.map(({ checked }) => checked).toSorted((one, other) => one.iso.localeCompare(other.iso));
  return { list, oldest };
}

export type InsurerNumbers = ReturnType<typeof insurerNumbers>;
