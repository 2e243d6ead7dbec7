import { aliases } from '../../../shared/routes.ts'

/** Views of a screen that have a path of their own in a shape. */
const VIEWS: Readonly<Record<string, string>> = { payment: 'payment' }

/**
 * /reservation-tripla/{code}/… and its like carry the hotel in the path, and whoever begins there stays there: the paths of
 * that shape by screen or view (ROUTE-045 to ROUTE-052).
 */
export function shapesOf(path: string): Record<string, string> {
  const [, base = ''] = path.split('/')
  const own = Object.entries(aliases).filter(([shape]) => shape.startsWith(`/${base}/:code/`))
  return Object.fromEntries(own.map(([shape, id]) => [VIEWS[shape.split('/').at(-1) ?? ''] ?? id, shape]))
}
