import { enums, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { WORD_CHARACTERS } from '../../limits.ts'
import { text } from '../input.ts'

export const subscriptionStatus = enums(['subscribed', 'unsubscribed'])
export type SubscriptionStatus = Infer<typeof subscriptionStatus>

/** Whose offers by e-mail it is about: whoever reads the letter this token is of, else the member who asks. */
export const subscriber = object({ unsubscribe_token: optional(text(WORD_CHARACTERS, 1)) })

/** The address as its reader will know it and nobody else can use it. */
export const subscription = object({ email: string(), status: subscriptionStatus })
export type Subscription = Infer<typeof subscription>
