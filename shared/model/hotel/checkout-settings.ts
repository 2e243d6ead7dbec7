import { array, boolean, enums, integer, nullable, object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { CARD_KINDS, GATEWAY_IDS } from '../../payment-codes.ts'
import { legalSettings } from './legal-text.ts'
import { guestInfo } from '../stay/reservation.ts'
import { paymentType, paymentTypes } from '../payment/payment-type.ts'
import { lenient, plainDate } from '../wire.ts'

const gatewayId = () => enums(GATEWAY_IDS)

/** The simulator stands in for the gateways of this demo; the others are the gateways' own servers. */
const gatewayConfig = object({
  client_key: string(),
  origin: string(),
  environment: lenient(enums(['simulator', 'test', 'live']), 'simulator'),
})

export const REAL_GATEWAYS = ['paypal', 'adyen_gmo'] as const
export type RealGateway = (typeof REAL_GATEWAYS)[number]

const gatewayAccount = object({
  gateway: enums(REAL_GATEWAYS),
  client_key: string(),
  origin: string(),
  environment: enums(['test', 'live']),
})
export type GatewayAccount = Infer<typeof gatewayAccount>

export const taxNote = object({ percentage: integer(), next_percentage: integer(), next_from: plainDate() })
export type TaxNote = Infer<typeof taxNote>

const maintenanceWindow = object({
  /** ISO times with zone; the second one is the first moment after it. */
  from: string(),
  to: string(),
  brands: array(enums(CARD_KINDS)),
  methods: array(paymentType()),
})
export type MaintenanceWindow = Infer<typeof maintenanceWindow>

/**
 * What of GET /hotels/{code}/settings/booking_widget the checkout alone reads (CALL-012); a missing
 * or ill-typed field falls back to its default, as in settings.ts.
 */
export const checkoutSettings = object({
  payment_gateway_setting: lenient(nullable(gatewayId()), null),
  mcp_payment_gateway_setting: lenient(nullable(gatewayId()), null),
  /** Where the gateway's own fields and pages are; nothing in it is secret. */
  payment_gateway_config: lenient(nullable(gatewayConfig), null),
  payment_hub_config: lenient(nullable(gatewayConfig), null),
  /** Of the hotel with the gateways themselves: whoever has one pays in its own script instead of the simulator's. */
  gateway_accounts: lenient(array(gatewayAccount), []),
  payment_hub_integration_type: lenient(nullable(string()), null),
  payment_options: lenient(paymentTypes(), []),
  /** Days a guest has for a bank transfer; null: the hotel has not said. */
  bank_transfer: lenient(nullable(object({ days: integer() })), null),
  /** Whoever had two cards refused may pay at the hotel. */
  on_site_after_failures: lenient(boolean(), false),
  /** Hours in which the payment provider is at work (ERR-127). */
  payment_maintenance: lenient(array(maintenanceWindow), []),
  /** Extras are sold beside the rooms. */
  has_extras: lenient(boolean(), false),
  /** Whether the guest can type the code of a coupon. */
  coupons_enabled: lenient(boolean(), false),
  /** A change of the consumption tax that guests are told about, while it is (CONST-030). */
  tax_note: lenient(nullable(taxNote), null),
  guest_info: guestInfo,
  guest_name_update_enabled: lenient(boolean(), true),
  /** Name and number for a receipt are asked for while booking (GUEST-030). */
  receipt_fields: lenient(boolean(), false),
  /** Whether the hotel writes to those who want its offers. */
  promotions_opt_in: lenient(boolean(), false),
  /** What the hotel asks consent to beside its terms. */
  consent_text: lenient(string(), ''),
  /** Guests show that they are people (GUEST-028); the script is the service's own, or its stand-in's. */
  turnstile: lenient(nullable(object({ site_key: string(), script_url: string() })), null),
  ...legalSettings.schema,
  /** Whether the hotel or its brand asks guests anything more; a server that does not say is asked. */
  additional_questions: lenient(object({ hotel: boolean(), brand: boolean() }), { hotel: true, brand: true }),
  phone_number: lenient(string(), ''),
})
export type CheckoutSettings = Infer<typeof checkoutSettings>
