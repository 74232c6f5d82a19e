/** What a page may cost on a phone, in KB as transferred without headers. */
export const budgets = {
  /** React is 57 KB; it loads when the first island comes near the viewport or gets input. Tools have one on the first screen. */
  scripts: (path: string) => ({ beforeScrolling: path.includes('/tools/') ? 85 : 8, afterReading: 90 }),
  /** A page with its styles. Three windows of a new connection carry 43.8 KB; the glossary needs more. */
  document: (path: string) => (path.endsWith('/glossary') ? 75 : 42),
  /** All files before scrolling. Spanish texts are longer, so Spanish pages may be 10 % heavier. */
  total: (path: string) => (path.startsWith('/es') ? 165 : 150),
};
/** Main-thread frames while a page loads, and elements whose styles a changed picture computes. */
export const mainThreadLimits = { frames: 10, pictureStyles: 150 };
