import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { Provider } from 'oidc-provider'

import { clientIdOf, OPEN_ID_PROVIDERS, SIGNED_WITH } from '../../provider/identity-providers/identities.ts'
import type { IdentityOptions } from '../../provider/identity-providers/identities.ts'
import { PEOPLE } from './people.ts'

export type OpenIdServer = {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Somebody was chosen on the login page. */
  choose: (request: IncomingMessage, response: ServerResponse, name: string) => Promise<void>
}

/** A whole OpenID provider for the demonstration: the people of the stand-ins, everything in memory. */
export function createOpenIdServer(
  { issuer, callbackOf, secret }: IdentityOptions,
  loginPage: (uid: string) => string,
): OpenIdServer {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const provider = new Provider(issuer, {
    clients: OPEN_ID_PROVIDERS.map((each) => ({
      client_id: clientIdOf(each),
      client_secret: secret,
      redirect_uris: [callbackOf(each)],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      id_token_signed_response_alg: SIGNED_WITH,
    })),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: SIGNED_WITH, kid: 'stand-in' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => loginPage(uid) },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    // Nobody is asked what they allow: this is a page to choose somebody on.
    async loadExistingGrant({ oidc }) {
      const clientId = oidc.client?.clientId
      const accountId = oidc.session?.accountId
      if (clientId === undefined || accountId === undefined) return undefined
      const grant = new oidc.provider.Grant({ clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    async findAccount(_context, accountId) {
      const person = Object.values(PEOPLE).find(({ subject }) => subject === accountId)
      if (!person) return undefined
      const { subject, email, isEmailVerified, first_name, last_name } = person
      const claims = {
        sub: subject,
        ...(email !== undefined && { email, email_verified: isEmailVerified }),
        ...(first_name !== undefined && { given_name: first_name }),
        ...(last_name !== undefined && { family_name: last_name }),
      }
      return { accountId, claims: async () => claims }
    },
  })
  const callback = provider.callback()
  return {
    answer: (request, response) => callback(request, response),
    async choose(request, response, name) {
      const accountId = PEOPLE[name]?.subject ?? name
      await provider.interactionFinished(request, response, { login: { accountId, remember: false } })
    },
  }
}
