/**
 * A telephone number as people write it, as an address to call: `+81 460-00-0118` is `tel:+81460000118`. The card of a start
 * that failed says it by itself, because it stands on what the first bar brought alone (widget/app/start/failed).
 */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
