/** Writes the configuration for other hosts and servers (docs/hosting.md). */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
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
  const hasSpanish = existsSync(join(folder, 'es/404.html'));
  writeFileSync(join(others, 'nginx.conf'), nginxFile(serving, hasSpanish));
  writeFileSync(join(others, 'Caddyfile'), caddyFile(serving, hasSpanish));
}
