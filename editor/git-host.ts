/** Reads the settings of npm run build:editor from the environment. An invalid one stops the build and says what to write. */
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';

export class SettingError extends Error {}

const httpsUrl = (what: string) => z.url({ protocol: /^https$/, error: `${what}, beginning with https://.` }).optional();

const environmentSchema = z
  .object({
    EDITOR_GIT_HOST: z.enum(['github', 'gitlab', 'gitea', 'forgejo'], 'write where the repository is: github, gitlab, gitea or forgejo.'),
    EDITOR_REPOSITORY: z
      .string('write owner and name of the repository, for example our-office/website.')
      .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'write owner and name with a slash between them, for example our-office/website.'),
    EDITOR_BRANCH: z
      .string()
      .regex(/^[\w./-]+$/, 'write the name of a branch, for example main.')
      .default('main'),
    EDITOR_GIT_URL: httpsUrl('write the address of your own git server'),
    EDITOR_APP_ID: z.string().regex(/^\S+$/, 'write the application ID without spaces.').optional(),
    EDITOR_SIGN_IN_URL: httpsUrl('write the address of the sign-in service'),
    EDITOR_DRAFTS: z.enum(['yes', 'no'], 'write yes or no.').default('no'),
    EDITOR_SITE_URL: httpsUrl('write the address of the website'),
  })
  .superRefine(({ EDITOR_GIT_HOST: host, ...given }, context) => {
    const wrong = (name: keyof typeof given, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (host === 'forgejo' && !given.EDITOR_GIT_URL)
      wrong('EDITOR_GIT_URL', 'write the address of your Forgejo server, for example https://codeberg.org.');
    if (host === 'github' && given.EDITOR_APP_ID)
      wrong(
        'EDITOR_APP_ID',
        'leave it out: GitHub has no sign-in by application ID alone. Sign in with a token, or set EDITOR_SIGN_IN_URL.',
      );
    if (host !== 'github' && given.EDITOR_SIGN_IN_URL)
      wrong('EDITOR_SIGN_IN_URL', 'leave it out: only GitHub needs a sign-in service. Set EDITOR_APP_ID instead.');
    if (given.EDITOR_DRAFTS === 'yes' && (host === 'gitea' || host === 'forgejo'))
      wrong('EDITOR_DRAFTS', 'write no: the editor has drafts on GitHub and GitLab only.');
  });

/** The public server and API of each Git host, and the path of the API on a self-hosted server. */
const apis = {
  github: { server: 'https://github.com', api: 'https://api.github.com', path: '/api/v3' },
  gitlab: { server: 'https://gitlab.com', api: 'https://gitlab.com/api/v4', path: '/api/v4' },
  gitea: { server: 'https://gitea.com', api: 'https://gitea.com/api/v1', path: '/api/v1' },
};

export interface GitHost {
  backend: CmsConfig['backend'];
  /** Origins that the editor sends requests to. */
  origins: string[];
  drafts: boolean;
  /** The URL of the website, if it is not the one in content/site.yaml. */
  site: string | undefined;
}

export function readGitHost(environment: Record<string, string | undefined>): GitHost {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]));
  const { data, error } = environmentSchema.safeParse(given);
  if (!data) {
    const [issue] = error.issues;
    throw new SettingError(
      `The setting ${issue?.path.join('.')} is ${given[String(issue?.path[0])] ? 'wrong' : 'missing'}: ${issue?.message}`,
    );
  }
  // Forgejo has the same API as Gitea.
  const name = data.EDITOR_GIT_HOST === 'forgejo' ? 'gitea' : data.EDITOR_GIT_HOST;
  const own = data.EDITOR_GIT_URL?.replace(/\/+$/, '');
  const api = own ? own + apis[name].path : apis[name].api;
  const server = own ?? apis[name].server;
  const shared = { repo: data.EDITOR_REPOSITORY, branch: data.EDITOR_BRANCH, api_root: api };
  const signIn = data.EDITOR_APP_ID
    ? { base_url: server, app_id: data.EDITOR_APP_ID, auth_type: 'pkce' as const }
    : data.EDITOR_SIGN_IN_URL
      ? { base_url: data.EDITOR_SIGN_IN_URL }
      : { auth_methods: ['token' as const] };
  return {
    backend: { name, ...shared, ...signIn } as CmsConfig['backend'],
    origins: [...new Set([new URL(api).origin, ...(data.EDITOR_APP_ID ? [new URL(server).origin] : [])])],
    drafts: data.EDITOR_DRAFTS === 'yes',
    site: data.EDITOR_SITE_URL,
  };
}
