/** A real OpenID Connect provider. It signs in whoever the test says, without a page of its own. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export const clientId = 'mailroom';
export const clientSecret = 'a secret of the tests';

/** An account at the provider. */
export interface Account {
  sub: string;
  email?: string;
  email_verified?: boolean;
  xms_edov?: boolean;
}

/** `inIdToken`: sends the e-mail address in the ID token, as Microsoft and Google do; otherwise only at the userinfo endpoint. */
export async function startProvider(redirectUri: string, { inIdToken = false } = {}) {
  const state = { account: { sub: 'ana', email: 'ana@benchmark.example', email_verified: true } as Account };
  const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const configuration: Configuration = {
    clients: [
      { client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' },
    ],
    jwks: { keys: [{ ...jwk, kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: [] },
    conformIdTokenClaims: !inIdToken,
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...state.account, sub: accountId }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  let provider: Provider;
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
    return provider.interactionFinished(request, response, { login: { accountId: state.account.sub, remember: false } });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = new Provider(issuer, configuration);
  return Object.assign(state, {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  });
}
