/** A page to measure; there is one of each kind. `from` is a page that links to it. */
export interface BenchPage {
  kind: string;
  path: string;
  from: string;
}

export const pages: BenchPage[] = [
  { kind: 'home', path: '/', from: '/about' },
  { kind: 'industry', path: '/industry/real-estate-insurance', from: '/' },
  { kind: 'personal', path: '/personal/homeowners-insurance', from: '/' },
  { kind: 'home in Spanish', path: '/es', from: '/es/industry' },
  { kind: 'personal in Spanish', path: '/es/personal/homeowners-insurance', from: '/es' },
  { kind: 'service', path: '/services/risk-management', from: '/' },
  { kind: 'tool', path: '/tools/coinsurance', from: '/tools' },
  { kind: 'blog', path: '/blog', from: '/' },
  { kind: 'post', path: '/blog/texas-claim-clock-explained', from: '/blog' },
  { kind: 'legal', path: '/privacy-notice', from: '/' },
  { kind: 'onboarding', path: '/onboarding', from: '/' },
];
