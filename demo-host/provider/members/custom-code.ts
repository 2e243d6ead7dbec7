import type { SignedInAnswer } from '../../../shared/model/person/member.ts'
import type { Context } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { signInByTicket } from './external-sign-in.ts'

/** sign_in with grant_type custom_authentication_code: the hotel's own server says whose code it is (CALL-072). */
export const signInByCustomCode = (context: Context, hotel: Hotel, code: string): Promise<SignedInAnswer> =>
  signInByTicket(context, hotel, 'custom', code, 'code')
