import type { Origins } from '../../../shared/origins.ts'

const bare = (origin: string) => origin.replace(/\/$/, '')

/** Hotels' pages are elsewhere, and named by each hotel; a gateway that nobody configured is asked nothing. */
export function completeOrigins({
  widget,
  api,
  identity,
  host = widget,
  gateway = api,
}: Pick<Origins, 'widget' | 'api' | 'identity'> & { [Name in 'host' | 'gateway']?: string | undefined }): Origins {
  return { widget: bare(widget), api: bare(api), identity: bare(identity), host: bare(host), gateway: bare(gateway) }
}
