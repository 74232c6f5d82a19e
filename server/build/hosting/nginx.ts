/** The site for nginx: a file to include, which answers like server/handler.ts. */
import type { Serving } from '../../serving.ts';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const map = (source: string, name: string, otherwise: string, entries: [string, string][]) =>
  [
    `map ${source} ${name} {`,
    `    default ${quoted(otherwise)};`,
    ...entries.map(([key, value]) => `    ${key} ${quoted(value)};`),
    '}',
  ].join('\n');

/** A header that only pages get: empty for everything else, and nginx leaves empty ones out. */
const pageVariable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

export function nginxFile({ always, pages, secure, folders, types, redirects }: Serving): string {
  const { 'Cache-Control': cache = '', 'Cross-Origin-Resource-Policy': sharing = '', ...everywhere } = always;
  const byFolder = (name: string, otherwise: string): [string, string][] =>
    folders.map(({ start, headers }) => [`~^${start}`, headers[name] ?? otherwise]);
  const bareTypes = Object.entries(types).map(([ending, type]) => [type.replace(/;.*/, ''), ending]);

  return `# Made by npm run build: change server/build/hosting/nginx.ts instead.
# Include it inside http { … } and set listen, server_name and root.

map_hash_bucket_size 256;
${Object.entries(pages)
  .map(([name, value]) => map('$uri', pageVariable(name), '', [['~\\.html$', value]]))
  .join('\n')}
${map('$uri', '$site_cache', cache, byFolder('Cache-Control', cache))}
${map('$uri', '$site_sharing', sharing, byFolder('Cross-Origin-Resource-Policy', sharing))}
${map(
  '$uri',
  '$site_moved',
  '',
  redirects.map(({ from, to }) => [from, to]),
)}
${map('$request_method', '$site_allow', 'GET, HEAD', [
  ['GET', ''],
  ['HEAD', ''],
])}
# Over plain HTTP this header would lock visitors out.
${map('"$https $http_x_forwarded_proto"', '$site_strict_transport', '', [['~(on|https)', secure['Strict-Transport-Security'] ?? '']])}

server {
    listen 8080;
    server_name _;
    root /srv/site/build/client;

    server_tokens off;
    absolute_redirect off;
    types {
${bareTypes.map(([type, ending]) => `        ${type} ${ending};`).join('\n')}
    }
    charset utf-8;
    charset_types text/css text/javascript text/plain application/xml;

    # The compressed copies lie beside the files. With the brotli module add: brotli_static on;
    gzip_static on;
    gzip_vary on;

    client_header_timeout 10s;
    client_body_timeout 10s;
    client_max_body_size 1k;
    large_client_header_buffers 4 4k;

${Object.entries(everywhere)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${Object.keys(pages)
  .map((name) => `    add_header ${name} ${pageVariable(name)} always;`)
  .join('\n')}
    add_header Cache-Control $site_cache always;
    add_header Cross-Origin-Resource-Policy $site_sharing always;
    add_header Strict-Transport-Security $site_strict_transport always;
    add_header Allow $site_allow always;

    error_page 404 /404.html;
    location = /404.html { internal; }

    if ($site_allow) { return 405; }
    if ($site_moved) { return 308 $site_moved$is_args$args; }

    location = /healthz { default_type text/plain; return 200 "ok\\n"; }
    location = / { try_files /index.html =404; }
    location = /index.html { return 308 /$is_args$args; }
    location ~ ^/(index|404|_headers|_redirects)$ { return 404; }
    location ~ (/\\.(?!well-known/)|\\.(br|gz)$) { return 404; }
    # The other spellings of a page's address lead to the one that counts.
    location ~ ^(?<page>/.+?)(/index)?(\\.html/*|/+)$ {
        if (-f $document_root$page.html) { return 308 $page$is_args$args; }
        return 404;
    }
    location / { try_files $uri $uri.html =404; }
}
`;
}
