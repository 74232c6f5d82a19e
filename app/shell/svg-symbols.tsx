import { outlines, viewBox } from '../ui/logo-outlines';

/** SVG symbols for <use>. They are in each document once, and in no browser bundle. */
export function SvgSymbols() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own */}
      <symbol id="logo-outlines" viewBox={viewBox} overflow="visible" dangerouslySetInnerHTML={{ __html: outlines }} />
      {/* social network logos: lucide has no brand icons */}
      <symbol id="mark-facebook" viewBox="0 0 24 24">
        <path d="M13.5 21v-7.5H16l.5-3h-3V8.7c0-.9.3-1.6 1.7-1.6h1.5V4.4C16.3 4.3 15.4 4.2 14.5 4.2c-2.3 0-3.9 1.4-3.9 4v2.3H8v3h2.6V21z" />
      </symbol>
      <symbol id="mark-instagram" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7">
        <path d="M8 4.35h8a3.65 3.65 0 0 1 3.65 3.65v8a3.65 3.65 0 0 1-3.65 3.65h-8a3.65 3.65 0 0 1-3.65-3.65v-8a3.65 3.65 0 0 1 3.65-3.65zM8.65 12a3.35 3.35 0 1 0 6.7 0a3.35 3.35 0 1 0-6.7 0zM16.4 7.3v.6" />
      </symbol>
      <symbol id="mark-linkedin" viewBox="0 0 24 24">
        <path d="M6.6 8.8v10.7H3.3V8.8zM5 3.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Zm3.7 5.3h3.1v1.5c.5-.9 1.7-1.8 3.4-1.8 3.6 0 4.3 2.3 4.3 5.3v5.7h-3.3v-5.1c0-1.2 0-2.8-1.7-2.8s-2 1.3-2 2.7v5.2H8.7z" />
      </symbol>
    </svg>
  );
}
