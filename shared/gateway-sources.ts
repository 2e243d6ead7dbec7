import type { GatewayAccount, RealGateway } from './model/hotel/checkout-settings.ts'

export type GatewayDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src'

/** What a page's content security policy has to let a gateway do, where a hotel has an account with it. */
export const GATEWAY_DIRECTIVES: Readonly<Record<RealGateway, readonly GatewayDirective[]>> = {
  paypal: ['script-src', 'connect-src', 'img-src', 'frame-src'],
  // Its script is one of ours; what it shows and asks is its own.
  adyen_gmo: ['connect-src', 'img-src', 'frame-src'],
}

/** Words, pictures and frames of one gateway come from several of its servers: https://*.paypal.com */
export const gatewaySource = ({ origin }: Pick<GatewayAccount, 'origin'>): string =>
  `https://*.${new URL(origin).hostname.split('.').slice(-2).join('.')}`
