/** The site for Caddy, which gets and renews certificates by itself once SITE_ADDRESS is a domain. */
import type { Headers, Serving } from '../../serving.ts';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const header = (matcher: string, headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `\t\theader ${matcher}${name} ${quoted(value)}`)
    .join('\n');

export function caddyFile({ always, pages, secure, folders, types, redirects }: Serving): string {
  return `# Made by npm run build: change server/build/hosting/caddy.ts instead.
# SITE_ADDRESS=www.benchmark.example SITE_ROOT=/srv/site/build/client caddy run --config Caddyfile

{$SITE_ADDRESS:http://localhost:8080} {
	root * {$SITE_ROOT:build/client}

	# route: in the order in which it stands here
	route {
${header('', always)}
${folders.map(({ start, headers }) => header(`${start}* `, headers)).join('\n')}
${Object.entries(types)
  .map(([ending, type]) => `\t\t@${ending} path *.${ending}\n${header(`@${ending} `, { 'Content-Type': type })}`)
  .join('\n')}
		# Over plain HTTP this header would lock visitors out.
		@secure expression \`{scheme} == "https" || {header.X-Forwarded-Proto} == "https"\`
${header('@secure ', secure)}

		@method not method GET HEAD
		header @method Allow "GET, HEAD"
		respond @method "Only GET and HEAD are answered here." 405
		respond /healthz "ok"

		@hidden {
			path_regexp (^/(index|404|404\\.html|_headers|_redirects)$|/\\.|\\.(br|gz)$)
			not path /.well-known/*
		}
		error @hidden 404

		map {query} {site_query} {
			"" ""
			default "?{query}"
		}
${redirects.map(({ from, to }) => `\t\tredir ${from} ${to}{site_query} 308`).join('\n')}
		# The other spellings of a page's address lead to the one that counts.
		redir /index.html /{site_query} 308
		@spelling path_regexp spelling ^(/[^/].*?)(?:/index)?(?:\\.html/*|/+)$
		redir @spelling {re.spelling.1}{site_query} 308

		try_files {path} {path}.html
		@page path / *.html
${header('@page ', pages)}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
${header('', { ...always, ...pages, 'Content-Type': 'text/html; charset=utf-8' })}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
