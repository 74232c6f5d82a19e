/** npm run build:editor: builds the content editor for a Git host into build/editor, and its nginx and Caddy files into build/hosting. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadContent, readSources } from '../content-model/load-all.ts';
import { staleTranslations } from '../content-model/outdated-translations.ts';
import { readContent } from '../content-model/read.ts';
import { bundleEditor } from './bundle.ts';
import { readGitHost, SettingError } from './git-host.ts';
import { hostingFiles } from './hosting.ts';
import { editorSettings } from './settings.ts';

try {
  const { backend, origins, drafts, site } = readGitHost(process.env);
  await bundleEditor('build/editor');
  const files: Record<string, string> = {
    ...hostingFiles(origins),
    'editor/settings.json': JSON.stringify(
      editorSettings({ backend, drafts, site: site ?? readContent('site.yaml').origin, isLocal: false }),
    ),
    'editor/content.json': JSON.stringify(readSources()),
    'editor/outdated.json': JSON.stringify(staleTranslations(loadContent())),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join('build', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  console.log('The editor is in build/editor. How to serve it, and with which security policy: docs/editor-setup.md');
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
