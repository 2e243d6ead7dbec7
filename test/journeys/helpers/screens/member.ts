import { lotterySteps, OPEN } from '../lottery.ts'
import { memberSteps } from '../members.ts'
import { seeForm, titled } from './row.ts'
import type { ScreenRow } from './row.ts'

const signedIn = { after: 'account' }

/** What a member has, once they have signed in. */
export const MEMBER_SCREENS: readonly ScreenRow[] = [
  {
    name: 'account',
    route: 'myAccount',
    async open(guest, before) {
      await memberSteps(guest).signIn()
      await titled('account', 'myAccount', { path: '/my-account' }).open(guest, before)
    },
  },
  titled('profile', 'accountProfile', { path: '/my-account/profile', ...signedIn }),
  titled('reservations', 'accountReservations', { path: '/my-account/reservations', ...signedIn }),
  titled('points', 'accountPoints', { path: '/my-account/points', ...signedIn }),
  titled('payment options', 'accountPaymentOptions', { path: '/my-account/payment-options', ...signedIn }),
  titled('promotions', 'accountPromotions', { path: '/my-account/promotions', ...signedIn }),
]

const ENTERED = 'LBCD-1000-0003'

/** Of a member who takes part in lotteries. */
export const LOTTERY_SCREENS: readonly ScreenRow[] = [
  {
    name: 'lottery',
    route: 'result',
    ...signedIn,
    async open(guest) {
      await guest.open('/booking/result', { lottery_event: OPEN })
      await guest.at.getByRole('link', { name: guest.t('lottery.toRooms') }).waitFor()
    },
  },
  {
    name: 'lottery form',
    route: 'lotteryEntry',
    ...signedIn,
    async open(guest) {
      await lotterySteps(guest).toForm(/./)
      await seeForm(guest, 'first_name')
    },
  },
  titled('lottery entry', 'lotteryConfirmation', { path: `/room-lottery/confirmation/${ENTERED}`, ...signedIn }),
  titled('lottery entered', 'lotteryComplete', { path: `/room-lottery/complete/${ENTERED}`, ...signedIn }),
  titled('lottery booking not finished', 'lotteryIncomplete', {
    path: `/room-lottery/reservation-incomplete/${ENTERED}`,
    ...signedIn,
  }),
]
