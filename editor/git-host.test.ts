import { expect, test } from 'vitest';
import { readGitHost } from './git-host.ts';

const github = { EDITOR_GIT_HOST: 'github', EDITOR_REPOSITORY: 'our-office/website' };

test('for GitHub, host and repository are enough, and staff sign in with a token', () => {
  expect(readGitHost(github)).toEqual({
    backend: { name: 'github', repo: 'our-office/website', branch: 'main', api_root: 'https://api.github.com', auth_methods: ['token'] },
    origins: ['https://api.github.com'],
    drafts: false,
    site: undefined,
  });
});

test('with an application ID, staff sign in at Forgejo without a sign-in service', () => {
  const forgejo = { ...github, EDITOR_GIT_HOST: 'forgejo', EDITOR_GIT_URL: 'https://git.office.example/', EDITOR_APP_ID: 'abc' };
  expect(readGitHost(forgejo)).toMatchObject({
    backend: { name: 'gitea', api_root: 'https://git.office.example/api/v1', base_url: 'https://git.office.example', app_id: 'abc' },
    origins: ['https://git.office.example'],
  });
});

test.each([
  [{}, 'EDITOR_GIT_HOST is missing: write where the repository is'],
  [{ ...github, EDITOR_GIT_HOST: 'bitbucket' }, 'EDITOR_GIT_HOST is wrong: write where the repository is'],
  [{ ...github, EDITOR_REPOSITORY: 'website' }, 'EDITOR_REPOSITORY is wrong: write owner and name'],
  [
    { ...github, EDITOR_GIT_URL: 'git.office.example' },
    'EDITOR_GIT_URL is wrong: write the address of your own git server, beginning with https://',
  ],
  [{ ...github, EDITOR_GIT_HOST: 'forgejo' }, 'EDITOR_GIT_URL is missing: write the address of your Forgejo server'],
  [{ ...github, EDITOR_APP_ID: 'abc' }, 'EDITOR_APP_ID is wrong: leave it out'],
  [{ ...github, EDITOR_GIT_HOST: 'gitea', EDITOR_DRAFTS: 'yes' }, 'EDITOR_DRAFTS is wrong: write no'],
  [{ ...github, EDITOR_DRAFTS: 'maybe' }, 'EDITOR_DRAFTS is wrong: write yes or no'],
])('%j is refused with a message that says what to write', (environment, sentence) => {
  expect(() => readGitHost(environment)).toThrow(sentence);
});
