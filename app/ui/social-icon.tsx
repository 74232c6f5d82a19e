export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin';

/** The mark of a network. Its outline stands once in the document (Outlines). */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`#${network}-outline`} />
    </svg>
  );
}
