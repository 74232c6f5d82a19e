/** Draws what a loader got from app/icon-drawings.server.ts. */
export function Icon({ drawing, className }: { drawing: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.1}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of our own icon set, made at build time
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
