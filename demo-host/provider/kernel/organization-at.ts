import type { Context } from './context.ts'

/** The organization that asks, where that means anything: one of another brand is nobody here. */
export const organizationOf = (
  { organization }: Pick<Context, 'organization'>,
  { brand_id }: { brand_id: number },
): Context['organization'] => (organization?.brand_id === brand_id ? organization : null)
