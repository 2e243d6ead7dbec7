import type { Configuration } from 'openid-client'

import type { Person } from './person.ts'

/** The social logins and the plain one; each is a client of its own at the outside. */
export const OPEN_ID_PROVIDERS = ['facebook', 'line', 'open_id'] as const
export type OpenIdProvider = (typeof OPEN_ID_PROVIDERS)[number]
export const isOpenIdProvider = (provider: string): provider is OpenIdProvider =>
  OPEN_ID_PROVIDERS.some((one) => one === provider)

export const clientIdOf = (provider: OpenIdProvider) => `booking-${provider}`
export const SIGNED_WITH = 'ES256'

/** What is kept between the way out and the way back. */
export type Journey = { nonce: string; verifier: string }

/** A port: who somebody is, by OpenID Connect with code, PKCE and nonce. */
export type Identities = {
  begin: (provider: OpenIdProvider, state: string) => Promise<Journey & { url: string }>
  /** Null: what came back proves nothing. */
  finish: (provider: OpenIdProvider, back: Journey & { code: string; state: string }) => Promise<Person | null>
}

export type IdentityOptions = {
  issuer: string
  /** Where the outside sends the guest back to. */
  callbackOf: (provider: OpenIdProvider) => string
  secret: string
  fetch?: typeof fetch
}

/** All addresses are the issuer's own, so no answer of anybody's says where to ask (guarantee S29). */
export function openIdentities(options: IdentityOptions): Identities {
  const { issuer, callbackOf, secret } = options
  // Few guests sign in elsewhere, and no start waits for it.
  const library = () => import('openid-client')

  async function configured(provider: OpenIdProvider): Promise<Configuration> {
    const client = await library()
    const server = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    }
    const metadata = { client_secret: secret, id_token_signed_response_alg: SIGNED_WITH }
    const authentication = client.ClientSecretBasic(secret)
    const config = new client.Configuration(server, clientIdOf(provider), metadata, authentication)
    if (new URL(issuer).protocol === 'http:') client.allowInsecureRequests(config)
    const { fetch } = options
    // The library hands over a body of bytes or words, which every fetch takes; only its type says less.
    if (fetch) config[client.customFetch] = (url, { body, ...init }) => fetch(url, { ...init, body: body as BodyInit })
    client.enableNonRepudiationChecks(config)
    return config
  }

  return {
    async begin(provider, state) {
      const client = await library()
      const [nonce, verifier] = [client.randomNonce(), client.randomPKCECodeVerifier()]
      const url = client.buildAuthorizationUrl(await configured(provider), {
        redirect_uri: callbackOf(provider),
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      return { url: url.href, nonce, verifier }
    },

    async finish(provider, { code, state, nonce, verifier }) {
      const client = await library()
      const back = new URL(callbackOf(provider))
      back.search = String(new URLSearchParams({ code, state }))
      const tokens = await client
        .authorizationCodeGrant(await configured(provider), back, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        .catch(() => null) // forged, spent or run out: all the same to who asks
      const claims = tokens?.claims()
      return claims ? personOf(claims) : null
    },
  }
}

function personOf(claims: Record<string, unknown> & { sub: string }): Person {
  const text = (name: string) => (typeof claims[name] === 'string' && claims[name] !== '' ? claims[name] : undefined)
  const [email, first_name, last_name] = [text('email'), text('given_name'), text('family_name')]
  return {
    subject: claims.sub,
    isEmailVerified: claims.email_verified === true,
    ...(email !== undefined && { email }),
    ...(first_name !== undefined && { first_name }),
    ...(last_name !== undefined && { last_name }),
  }
}
