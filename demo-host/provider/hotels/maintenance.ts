import type { MaintenanceWindow } from '../../../shared/model/hotel/checkout-settings.ts'
import type { Hotel } from './hotel-catalog.ts'

/** ERR-127: hours in which the payment provider is at work, for every hotel (AMB-30: kept as data). */
const FOR_ALL: readonly MaintenanceWindow[] = [
  {
    from: '2024-11-18T04:00:00+09:00',
    to: '2024-11-18T06:00:00+09:00',
    brands: ['visa', 'master'],
    methods: ['on_site_credit_card_required'],
  },
]

export const maintenanceOf = ({ settings }: Hotel): MaintenanceWindow[] => [
  ...FOR_ALL,
  ...(settings.payment_maintenance ?? []),
]
