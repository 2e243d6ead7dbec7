import type { Context } from '../kernel/context.ts'

/** Whoever is signed in, where that means anything: a member of another brand is a guest here. */
export const memberOf = ({ member }: Pick<Context, 'member'>, { brand_id }: { brand_id: number }): Context['member'] =>
  member?.brand_id === brand_id ? member : null
