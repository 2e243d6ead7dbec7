import type { Origins } from '../../../shared/origins.ts'
import { isAdapter } from '../../../shared/payments.ts'
import { listOf, mistaken, needed } from './read-environment.ts'
import { SENDER } from './variables.ts'
import type { Environment } from './variables.ts'
import { openGateways } from '../gateways/registry.ts'
import type { Gateways } from '../gateways/gateway.ts'
import { openIdentities } from '../identity-providers/identities.ts'
import type { Identities } from '../identity-providers/identities.ts'
import { NOBODY_OUTSIDE } from '../identity-providers/identity-providers.ts'
import type { IdentityProviders } from '../identity-providers/identity-providers.ts'
import type { MailSignature } from '../mail/mail-signature.ts'
import { smtpTransport } from '../mail/smtp.ts'
import type { MailTransport } from '../mail/transport.ts'
import { openGoogleWallet } from '../passes/google-wallet.ts'
import type { GoogleWallet } from '../passes/google-wallet.ts'
import { openPassSigner } from '../passes/pass-signer.ts'
import type { PassCertificate, PassSigner } from '../passes/pass-signer.ts'

/** Who is behind the ports of one installation. */
export type Adapters = {
  gateways: Gateways
  identityProviders: IdentityProviders
  transport: MailTransport
  from: { name: string; address: string }
  passSigner?: PassSigner | undefined
  googleWallet?: GoogleWallet | undefined
}

/** Those that the environment names. What it does not name is not offered to guests; mail alone nobody can do without. */
export function adaptersOf(read: Environment, origins: Origins): Adapters {
  const smtp = read.SMTP_URL
  if (smtp === undefined) throw mistaken('SMTP_URL', 'is needed: guests are sent their confirmations')
  const [, name = '', address = ''] = SENDER.exec(needed(read, 'MAIL_FROM', 'SMTP_URL')) ?? []
  return {
    gateways: gatewaysOf(read, origins),
    identityProviders: { ...NOBODY_OUTSIDE, identities: identitiesOf(read, origins) },
    transport: smtpTransport(smtp, mailSignatureOf(read)),
    from: { name, address },
    passSigner: passSignerOf(read),
    googleWallet: googleWalletOf(read),
  }
}

/** None where letters go out as they are. */
export function mailSignatureOf(read: Pick<Environment, MailVariable>): MailSignature | undefined {
  const { MAIL_DKIM_KEY: privateKey, MAIL_DKIM_SELECTOR: selector } = read
  if (privateKey === undefined && selector === undefined) return undefined
  const [, , address = ''] = SENDER.exec(needed(read, 'MAIL_FROM', 'MAIL_DKIM_KEY')) ?? []
  return {
    domain: address.slice(address.indexOf('@') + 1),
    selector: needed(read, 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'),
    privateKey: needed(read, 'MAIL_DKIM_KEY', 'MAIL_DKIM_SELECTOR'),
  }
}
type MailVariable = 'MAIL_FROM' | 'MAIL_DKIM_KEY' | 'MAIL_DKIM_SELECTOR'

/** None where no passes are offered. */
export function passCertificateOf(read: Pick<Environment, PassVariable>): PassCertificate | undefined {
  const { WALLET_PASS_CERTIFICATE, WALLET_PASS_KEY, WALLET_PASS_INTERMEDIATE } = read
  if (!(WALLET_PASS_CERTIFICATE ?? WALLET_PASS_KEY ?? WALLET_PASS_INTERMEDIATE)) return undefined
  return {
    certificate: needed(read, 'WALLET_PASS_CERTIFICATE', 'WALLET_PASS_KEY'),
    privateKey: needed(read, 'WALLET_PASS_KEY', 'WALLET_PASS_CERTIFICATE'),
    intermediate: needed(read, 'WALLET_PASS_INTERMEDIATE', 'WALLET_PASS_CERTIFICATE'),
  }
}
type PassVariable = 'WALLET_PASS_CERTIFICATE' | 'WALLET_PASS_KEY' | 'WALLET_PASS_INTERMEDIATE'

export function passSignerOf(read: Pick<Environment, PassVariable>): PassSigner | undefined {
  const certificate = passCertificateOf(read)
  return certificate && openPassSigner(certificate)
}

/** None where no addresses of Google Wallet are offered. */
export function googleWalletOf(read: Pick<Environment, GoogleVariable>): GoogleWallet | undefined {
  const { GOOGLE_WALLET_ISSUER, GOOGLE_WALLET_KEY } = read
  if (!(GOOGLE_WALLET_ISSUER ?? GOOGLE_WALLET_KEY)) return undefined
  return openGoogleWallet({
    issuerId: needed(read, 'GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_KEY'),
    account: needed(read, 'GOOGLE_WALLET_KEY', 'GOOGLE_WALLET_ISSUER'),
  })
}
type GoogleVariable = 'GOOGLE_WALLET_ISSUER' | 'GOOGLE_WALLET_KEY'

function gatewaysOf(read: Environment, { gateway: origin }: Origins): Gateways {
  const ids = listOf(read.GATEWAYS).filter(isAdapter)
  if (ids.length === 0) return {}
  needed(read, 'GATEWAY_ORIGIN', 'GATEWAYS')
  const secrets = {
    key: needed(read, 'GATEWAY_KEY', 'GATEWAYS'),
    api: needed(read, 'GATEWAY_API_SECRET', 'GATEWAYS'),
    webhook: needed(read, 'GATEWAY_WEBHOOK_SECRET', 'GATEWAYS'),
  }
  return openGateways(ids, { origin, secrets, clock: Date, fetch })
}

function identitiesOf(read: Environment, { identity }: Origins): Identities | null {
  if (read.OPENID_ISSUER === undefined) return null
  return openIdentities({
    issuer: read.OPENID_ISSUER.replace(/\/$/, ''),
    callbackOf: (provider) => `${identity}/external/${provider}/callback`,
    secret: needed(read, 'OPENID_SECRET', 'OPENID_ISSUER'),
  })
}
