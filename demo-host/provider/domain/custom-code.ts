import type { SignedInAnswer } from '../../../shared/model/member.ts'
import type { Context } from '../http/context.ts'
import type { Hotel } from './house.ts'
import { signInByTicket } from './outside-sign-in.ts'

/** sign_in with grant_type custom_authentication_code: the hotel's own server says whose code it is (specification 7.7). */
export const signInByCustomCode = (context: Context, hotel: Hotel, code: string): Promise<SignedInAnswer> =>
  signInByTicket(context, hotel, 'custom', code, 'code')
