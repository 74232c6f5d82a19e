/** Import rules. A layer imports nothing from layers to its left: pages → sections, shell, tools → forms, islands, ui → lib. */
const no = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    no('no-circles', 'Two modules that import each other belong in one file.', {}, { circular: true }),
    no(
      'pages-are-the-top',
      'A page may be imported only in its own folder and in app/routes.ts.',
      { pathNot: '^app/(pages/|routes)' },
      { path: '^app/pages/' },
    ),
    no(
      'pages-do-not-share',
      'Code that two pages need is a section.',
      { path: '^app/pages/([^/]+)/' },
      { path: '^app/pages/', pathNot: '^app/pages/$1/' },
    ),
    no(
      'sections-below-pages',
      'Sections are parts of pages, and the shell is around them.',
      { path: '^app/sections/' },
      { path: '^app/shell/' },
    ),
    no('shell-below-pages', 'The shell has no sections.', { path: '^app/shell/' }, { path: '^app/sections/' }),
    no(
      'ui-is-the-bottom',
      'The component kit knows no section, loader or router.',
      { path: '^app/ui/' },
      { path: '^app/(data|sections|shell)/|^app/[^/]+\\.tsx?$|react-router' },
    ),
    no(
      'tools-beside-sections',
      'A tool knows neither sections nor the data of loaders.',
      { path: '^app/tools/', pathNot: '\\.test\\.ts$' },
      { path: '^app/(data|sections|shell)/|^app/[^/]+\\.tsx?$' },
    ),
    no(
      'browser-is-small',
      'Every page loads these scripts, so they must not import React or components.',
      { path: '^app/browser/' },
      { path: '^app/|react', pathNot: '^app/(browser|lib)/|^app/islands/(island-module|hydrate)|\\.island\\.tsx$' },
    ),
    no(
      'islands-run-in-the-browser',
      'Islands run in the browser, where there is no router.',
      { path: '\\.island\\.tsx$' },
      { path: 'react-router|^app/islands/island' },
    ),
    no(
      'forms-below-tools',
      'A form knows nothing of tools, sections, loaders and the shell.',
      { path: '^app/forms/' },
      { path: '^app/(data|sections|shell|tools)/' },
    ),
    no('lib-is-pure', 'lib imports nothing of the app.', { path: '^app/lib/' }, { path: '^app/', pathNot: '^app/lib/' }),
    no(
      'components-without-content',
      'Components import the types of content only, so that text stays out of the bundle.',
      { path: '^app/(forms|sections|shell|tools|ui|lib)/', pathNot: '\\.test\\.ts$' },
      { path: '^content-model/|\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    no(
      'content-through-app-data',
      'Loaders read content through app/data; nothing else in the app imports it.',
      { path: '^app/', pathNot: '\\.server\\.ts$|\\.test\\.tsx?$|^app/routes\\.ts$' },
      { path: '^content-model/', dependencyTypesNot: ['type-only'] },
    ),
    no(
      'content-model-is-independent',
      'The content model does not import its readers, only the paths of pages to check links.',
      { path: '^content-model/', pathNot: '\\.test\\.ts$' },
      { path: '^(app|server)/', pathNot: '^app/lib/page-paths\\.ts$' },
    ),
    no(
      'server-without-app',
      'The server serves files and does not import the app.',
      { path: '^server/', pathNot: '^server/build/|\\.test\\.ts$' },
      { path: '^app/' },
    ),
    no(
      'the-site-without-mailroom',
      'The site does not need the mailroom.',
      { path: '^(app|content-model|server)/' },
      { path: '^mailroom/' },
    ),
    no(
      'mailroom-imports-lib',
      'The mailroom shares the form definitions and other pure functions with the app.',
      { path: '^mailroom/', pathNot: '^mailroom/pages/' },
      { path: '^app/', pathNot: '^app/lib/' },
    ),
    no(
      'mailroom-pages-import-the-kit',
      'The pages of the mailroom use the component kit, the theme and the logo.',
      { path: '^mailroom/pages/' },
      { path: '^app/', pathNot: '^app/(lib|ui|theme)/|^app/shell/svg-symbols' },
    ),
    no(
      'styles-of-one-component',
      'Only its component imports a CSS Module. What two components need is a component or a class of a global stylesheet.',
      { path: '^(.+/)([^/]+?)(\\.island)?\\.tsx?$' },
      { path: '\\.module\\.css$', pathNot: '^$1$2\\.module\\.css$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(svg|woff2)$|\\+types/|^build/|^\\.cache/' },
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
};
