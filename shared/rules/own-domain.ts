const ENABLING = /^(?:completed|update_certificate_pending)$/

/** The hotel's own domain, where calls may carry cookies; null while it is none yet (BOOT-029). */
export const ownDomainOf = (setting: unknown): string | null => {
  const { status, domain_name } = Object(setting)
  return (ENABLING.test(status) && domain_name) || null
}
