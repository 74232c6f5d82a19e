/** Who may import whom: pages → sections, shell, tools → islands, ui → lib. What runs at start-up in the browser knows lib and the names of islands. Words come in through the *.server doors only. */
const no = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    no('no-circles', 'Two files that need each other are one file.', {}, { circular: true }),
    no(
      'pages-are-the-top',
      'Nothing imports a page but its own folder and the list of routes.',
      { pathNot: '^app/(pages/|routes)' },
      { path: '^app/pages/' },
    ),
    no(
      'pages-do-not-share',
      'What two pages need is a section.',
      { path: '^app/pages/([^/]+)/' },
      { path: '^app/pages/', pathNot: '^app/pages/$1/' },
    ),
    no('sections-below-pages', 'A section knows ui and lib, of the rest only types.', { path: '^app/sections/' }, { path: '^app/shell/' }),
    no('shell-below-pages', 'The shell knows ui and lib.', { path: '^app/shell/' }, { path: '^app/sections/' }),
    no(
      'ui-is-the-bottom',
      'The kit knows lib alone: no sections, no shell, no router.',
      { path: '^app/ui/' },
      { path: '^app/(sections|shell)/|^app/[^/]+\\.tsx?$|react-router' },
    ),
    no(
      'tools-beside-sections',
      'A tool knows ui and lib: pages put it where it belongs.',
      { path: '^app/tools/', pathNot: '\\.test\\.ts$' },
      { path: '^app/(sections|shell)/|^app/[^/]+\\.tsx?$' },
    ),
    no(
      'browser-is-small',
      'Every page runs it: no React, no components.',
      { path: '^app/browser/' },
      { path: '^app/|react', pathNot: '^app/(browser|lib)/|^app/islands/(island-module|hydrate)|\\.island\\.tsx$' },
    ),
    no(
      'islands-run-in-the-browser',
      'An island cannot know the router: it stays at build time.',
      { path: '\\.island\\.tsx$' },
      { path: 'react-router|^app/islands/island' },
    ),
    no('lib-is-pure', 'lib imports nothing of the app.', { path: '^app/lib/' }, { path: '^app/', pathNot: '^app/lib/' }),
    no(
      'words-through-the-door',
      'Components import the types of content, never content: words must stay out of the bundle.',
      { path: '^app/(sections|shell|tools|ui|lib)/', pathNot: '\\.test\\.ts$' },
      { path: '^content-model/|\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    no(
      'one-door-to-content',
      'Pages too get their words from a *.server file, in their loader: nothing else of the app imports content.',
      { path: '^app/', pathNot: '\\.server\\.ts$|\\.test\\.tsx?$|^app/routes\\.ts$' },
      { path: '^content-model/', dependencyTypesNot: ['type-only'] },
    ),
    no(
      'content-model-below-all',
      'The model of content knows nothing of its readers; of the app it knows the names of pictures.',
      { path: '^content-model/', pathNot: '\\.test\\.ts$' },
      { path: '^(app|server)/' },
    ),
    no(
      'server-without-app',
      'The server serves files; it does not know the app.',
      { path: '^server/', pathNot: '^server/build/|\\.test\\.ts$' },
      { path: '^app/' },
    ),
    no(
      'the-site-without-mailroom',
      'The site neither knows nor needs the mailroom.',
      { path: '^(app|content-model|server)/' },
      { path: '^mailroom/' },
    ),
    no(
      'mailroom-knows-the-rules',
      'Of the app the mailroom knows what is pure: the rules of the forms.',
      { path: '^mailroom/', pathNot: '^mailroom/pages/' },
      { path: '^app/', pathNot: '^app/lib/' },
    ),
    no(
      'mailroom-pages-look-alike',
      'Its pages are made of the kit, the theme and the drawing of the logo, and of nothing else.',
      { path: '^mailroom/pages/' },
      { path: '^app/', pathNot: '^app/(lib|ui|theme)/|^app/shell/svg-symbols' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|woff2)$|\\+types/|^build/|^\\.cache/' },
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
};
