import marks from './social-marks.svg';

export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin';

/** The mark of a network; the icon set has no brands. All three stand in one file, which most readers need at the end of a page only. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${marks}#${network}`} />
    </svg>
  );
}
