import { nullable, object, omit } from 'superstruct'

import { photo } from '../model/hotel/photo.ts'
import { currency } from '../model/hotel/settings.ts'
import { minor } from '../model/wire.ts'
import { calls } from './define.ts'

/** For the page of a hotel: the widget itself never asks (loader/page/teaser.ts). */
export const teaser = calls({
  /**
   * What a button shows before anybody has asked for anything: the first photograph, and the lowest price of a night for two
   * of the next sixty, all taxes included (null: nothing is free). It needs no session.
   */
  show: {
    call: 'GET /hotels/:code/teaser',
    cachedSeconds: 300,
    answer: object({
      data: object({ photo: nullable(omit(photo, ['alt'])), lowest_price: nullable(minor()), currency: currency() }),
    }),
  },
})
