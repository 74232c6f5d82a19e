/** Sign-in with the office's OpenID Connect provider, such as Microsoft 365 or Google Workspace. */
import * as oidc from 'openid-client';
import { z } from 'zod';
import { errorText } from '../error-text.ts';
import { SettingError, type Settings } from '../settings.ts';
import type { Identity } from './people.ts';

const timeoutSeconds = 10;

/** What the browser keeps in a cookie while its person is at the provider. */
const pendingSchema = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });

export const callbackPath = '/staff/sign-in/callback';

export function createProvider({ issuer, clientId, clientSecret }: NonNullable<Settings['provider']>, origin: string) {
  const redirectUri = `${origin}${callbackPath}`;
  let discovered: Promise<oidc.Configuration> | undefined;

  // Without it the signature of the ID token is not checked, which OpenID Connect allows because it comes over TLS.
  const execute = [oidc.enableNonRepudiationChecks, ...(new URL(issuer).protocol === 'http:' ? [oidc.allowInsecureRequests] : [])];
  function configuration(): Promise<oidc.Configuration> {
    const options = { timeout: timeoutSeconds, execute };
    discovered ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options).catch((error) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  return {
    /** Where to send the browser, and what it has to bring back in a cookie. */
    async start() {
      const config = await configuration();
      const pending = { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, pending: Buffer.from(JSON.stringify(pending)).toString('base64url') };
    },

    /** Throws unless the provider's answer belongs to this browser and is valid. */
    async finish(query: string, pending: string): Promise<Identity> {
      const { state, nonce, codeVerifier } = pendingSchema.parse(JSON.parse(Buffer.from(pending, 'base64url').toString()));
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, new URL(redirectUri + query), {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      const details =
        claims.email === undefined && config.serverMetadata().userinfo_endpoint
          ? { ...claims, ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)) }
          : claims;
      return { issuer: claims.iss, subject: claims.sub, email: verifiedEmail(details) };
    },

    /** Throws a SettingError if the provider does not accept the settings, or another error if it cannot be reached. */
    async check() {
      const config = await configuration().catch((error) => {
        if (isUnreachable(error)) throw error;
        throw new SettingError(`The setting OIDC_ISSUER is wrong: ${issuer} does not describe a provider (${errorText(error)}).`);
      });
      // The provider checks the client before the code, so a code that cannot exist shows whether it accepts the client.
      const code = { code: 'check-of-the-settings', redirect_uri: redirectUri, code_verifier: oidc.randomPKCECodeVerifier() };
      await oidc.genericGrantRequest(config, 'authorization_code', code).catch((error) => {
        if (isUnreachable(error)) throw error;
        if (isClientRefused(error))
          throw new SettingError('The setting OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is wrong: the provider refuses this client and secret.');
      });
    },
  };
}

/** Microsoft says in `xms_edov` whether the owner of the address was verified; all others in `email_verified`. */
function verifiedEmail(claims: Record<string, unknown>): string | undefined {
  const { email, email_verified: verified, xms_edov: ownerVerified } = claims;
  const isVerified = [verified, ownerVerified].some((claim) => claim === true || claim === 'true' || claim === 1 || claim === '1');
  return typeof email === 'string' && isVerified ? email : undefined;
}

const causes = (error: unknown): Error[] => (error instanceof Error ? [error, ...causes(error.cause)] : []);

/** No connection, no answer in time, or an error of the provider itself. */
const isUnreachable = (error: unknown) =>
  causes(error).some(
    (cause) =>
      ('code' in cause && /^(E[A-Z]+|UND_ERR\w*|OAUTH_TIMEOUT)$/.test(String(cause.code))) ||
      cause.name === 'TimeoutError' ||
      ('status' in cause && Number(cause.status) >= 500) ||
      (cause.cause instanceof Response && cause.cause.status >= 500),
  );

const isClientRefused = (error: unknown) =>
  causes(error).some(
    (cause) =>
      ('error' in cause && (cause.error === 'invalid_client' || cause.error === 'unauthorized_client')) ||
      ('status' in cause && cause.status === 401),
  );
