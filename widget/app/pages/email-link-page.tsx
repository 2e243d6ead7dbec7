import type { EmailRouteId } from '../../../shared/routes.ts'
import { Part } from './part.tsx'
import type { Screen } from './screens.ts'
import { StartSkeleton } from '../start/start-skeleton.tsx'

const PAY_LINK = ['payLink', 'checkout', 'errors', 'codes'] as const
const OFFERS = ['unsubscribe', 'errors'] as const

/** Every page a hotel's letters lead to has a screen; one that is missing does not compile. */
const SCREENS: Record<EmailRouteId, Screen> = {
  payment: { load: () => import('../../features/payment-link/payment.tsx'), parts: PAY_LINK },
  paymentDisplay: { load: () => import('../../features/payment-link/display.tsx'), parts: PAY_LINK },
  unsubscribe: { load: () => import('../../features/unsubscribe/confirmation.tsx'), parts: OFFERS },
  unsubscribed: { load: () => import('../../features/unsubscribe/success.tsx'), parts: OFFERS },
}
export const isEmailRoute = (id: string): id is EmailRouteId => Object.hasOwn(SCREENS, id)

/** What the link of a letter leads to. */
export const EmailLinkPage = ({ id }: { id: EmailRouteId }) => <Part screen={SCREENS[id]} waiting={<StartSkeleton />} />
