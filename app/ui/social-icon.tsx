/** Marks of the three networks; the icon set has no brands. */
const paths = {
  facebook: 'M13.5 21v-7.5H16l.5-3h-3V8.7c0-.9.3-1.6 1.7-1.6h1.5V4.4C16.3 4.3 15.4 4.2 14.5 4.2c-2.3 0-3.9 1.4-3.9 4v2.3H8v3h2.6V21z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm0 1.7A2.8 2.8 0 0 0 5.2 8v8A2.8 2.8 0 0 0 8 18.8h8a2.8 2.8 0 0 0 2.8-2.8V8A2.8 2.8 0 0 0 16 5.2Zm4 2.6a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm0 1.7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm4.4-2.9a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  linkedin:
    'M6.6 8.8v10.7H3.3V8.8zM5 3.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Zm3.7 5.3h3.1v1.5c.5-.9 1.7-1.8 3.4-1.8 3.6 0 4.3 2.3 4.3 5.3v5.7h-3.3v-5.1c0-1.2 0-2.8-1.7-2.8s-2 1.3-2 2.7v5.2H8.7z',
};

export type SocialNetwork = keyof typeof paths;

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={paths[network]} />
    </svg>
  );
}
