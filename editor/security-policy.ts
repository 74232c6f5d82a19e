/** The Content Security Policy of the editor. Sveltia CMS needs inline styles and blob: pictures, which the public pages do not allow. */
export function editorPolicy(gitHosts: string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", 'data:', 'blob:', ...gitHosts].join(' ')}`,
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
