/** Writes the configuration for other hosts and servers (docs/hosting.md). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServingConfig } from '../../serving-config.ts';
import { caddyFile } from './caddy.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

export function writeHosting(folder: string, serving: ServingConfig): void {
  // Static hosts read these from the published folder.
  writeFileSync(join(folder, '_headers'), headersFile(serving));
  writeFileSync(join(folder, '_redirects'), redirectsFile(serving));
  const others = join(folder, '../hosting');
  mkdirSync(others, { recursive: true });
  writeFileSync(join(others, 'nginx.conf'), nginxFile(serving));
  writeFileSync(join(others, 'Caddyfile'), caddyFile(serving));
}
