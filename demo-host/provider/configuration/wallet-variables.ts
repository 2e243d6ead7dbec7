import { pattern, refine, string } from 'superstruct'

import { readServiceAccount } from '../passes/google-wallet.ts'
import { isCertificate, isPassCertificate, isRsaKey } from './pem.ts'

/** What Apple and Google give an operator, so that guests take their stay along in the wallet of their telephone. */
export const WALLET_VARIABLES = {
  WALLET_PASS_CERTIFICATE: {
    takes: refine(string(), 'certificate of a pass type', isPassCertificate),
    example: '"$(cat pass.pem)"',
    says: 'Apple’s certificate of your pass type, as PEM: guests take their stay along in the wallet of their telephone. Without it no pass is offered ([operating.md](operating.md#passes-for-a-telephones-wallet)).',
    isSecret: true,
    neededWith: 'WALLET_PASS_KEY',
  },
  WALLET_PASS_KEY: {
    takes: refine(string(), 'private key', isRsaKey),
    example: '"$(cat pass.key)"',
    says: 'The key it was made for, RSA as PEM, without a password.',
    isSecret: true,
    neededWith: 'WALLET_PASS_CERTIFICATE',
  },
  WALLET_PASS_INTERMEDIATE: {
    takes: refine(string(), 'certificate', isCertificate),
    example: '"$(cat AppleWWDRCAG4.pem)"',
    says: 'Apple’s own certificate that issued it, as PEM.',
    isSecret: true,
    neededWith: 'WALLET_PASS_CERTIFICATE',
  },
  GOOGLE_WALLET_ISSUER: {
    takes: pattern(string(), /^\d{10,25}$/),
    example: '3388000000012345678',
    says: 'The number of your issuer account at Google Wallet: guests whose telephone runs Android take their stay along there. Without it none is offered ([operating.md](operating.md#passes-for-a-telephones-wallet)).',
    neededWith: 'GOOGLE_WALLET_KEY',
  },
  GOOGLE_WALLET_KEY: {
    takes: refine(string(), 'key of a service account', (text) => readServiceAccount(text) !== null),
    example: '"$(cat service-account.json)"',
    says: 'The key of a service account that may write for this issuer, as the JSON file that Google hands out.',
    isSecret: true,
    neededWith: 'GOOGLE_WALLET_ISSUER',
  },
} as const
