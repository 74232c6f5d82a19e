/** The site for Caddy, which gets and renews certificates by itself once SITE_ADDRESS is a domain. */
import { notFoundAddress, type Serving } from '../../serving.ts';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

export function caddyFile({ always, secure, folders, policies, types, redirects }: Serving): string {
  const header = (matcher: string, headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `\theader ${matcher}${name} ${quoted(value)}`);

  return `# Made by npm run build: change server/build/hosting/caddy.ts instead.
# SITE_ADDRESS=www.benchmark.example SITE_ROOT=/srv/site/build/client caddy run --config Caddyfile

{$SITE_ADDRESS:http://localhost:8080} {
	root * {$SITE_ROOT:build/client}

${header('', always).join('\n')}
${folders.flatMap(({ start, headers }) => header(`${start}* `, headers)).join('\n')}
${Object.entries(types)
  .flatMap(([ending, type]) => header(`*.${ending} `, { 'Content-Type': type }))
  .join('\n')}
	# Over plain HTTP this header would lock visitors out.
	@secure expression \`{scheme} == "https" || {header.X-Forwarded-Proto} == "https"\`
${header('@secure ', secure).join('\n')}

	map {path} {site_policy} {
${Object.entries(policies)
  .map(([path, policy]) => `\t\t${path} ${quoted(policy)}`)
  .join('\n')}
		default ""
	}
	@page expression \`{site_policy} != ""\`
	header @page Content-Security-Policy {site_policy}

	@method not method GET HEAD
	header @method Allow "GET, HEAD"
	respond @method "Only GET and HEAD are answered here." 405

	respond /healthz "ok"
	map {query} {site_query} {
		"" ""
		default "?{query}"
	}
${redirects.map(({ from, to }) => `\tredir ${from} ${to}{site_query} 308`).join('\n')}
	# The other spellings of a page's address lead to the one that counts.
	redir /index.html /{site_query} 308
	@spelling path_regexp spelling ^(/[^/].*?)(?:/index)?(?:\\.html/*|/+)$
	redir @spelling {re.spelling.1}{site_query} 308

	@hidden path_regexp (^/(index|404|404.html|_headers|_redirects)$|/\\.|\\.(br|gz)$)
	@wellKnown path /.well-known/*
	handle @wellKnown {
		file_server
	}
	handle @hidden {
		error 404
	}
	handle {
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		header Content-Security-Policy ${quoted(policies[notFoundAddress] ?? '')}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
