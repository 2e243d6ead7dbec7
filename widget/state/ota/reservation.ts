import { ota } from '../../../shared/contract/ota.ts'
import type { InputOf } from '../../../shared/contract/define.ts'
import type { Api, CallOptions } from '../../lib/api.ts'

/** An agency asks by the number alone, at whichever of its hotels the stay is (OTA-009). */
export const readOtaReservation = (api: Api, input: InputOf<typeof ota.reservation>, options: CallOptions) =>
  api(ota.reservation, input, options)
