import { useAtomValue } from 'jotai'

import type { OtaLink } from '../../../shared/model/search/ota.ts'
import { linked } from '../../lib/linker.ts'
import { safeUrl } from '../../lib/safe-url.ts'
import { attributionAtom } from '../../state/analytics/attribution.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { otaAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Link } from '../../ui/controls/link.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './site-frame.css'

/** The agency's logo, or its name, which leads to its home; beside it its links (OTA-016). */
export function OtaHeader() {
  useStylesheet(css)
  const site = useAtomValue(otaAtom)?.site
  const home = useScreenLink({ to: 'agencyHome' })
  if (!site) return null
  const logo = safeUrl(site.logo ?? undefined)
  return (
    <span className="ota-brand">
      <Link {...home}>{logo ? <img className="logo" src={logo} alt={site.name} /> : site.name}</Link>
      <Links label={site.name} links={site.header_links} />
    </span>
  )
}

export function OtaFooter() {
  useStylesheet(css)
  const t = useText()
  const site = useAtomValue(otaAtom)?.site
  if (!site || (!site.footer_text && site.footer_links.length === 0)) return null
  return (
    <footer className="ota-footer">
      <Links label={t('ota.links')} links={site.footer_links} />
      {site.footer_text && <p className="small">{site.footer_text}</p>}
      <p className="small">{site.name}</p>
    </footer>
  )
}

/** To other sites; to the agency's own they say how the guest came. */
function Links({ label: name, links }: { label: string; links: readonly OtaLink[] }) {
  const domains = useAtomValue(otaAtom)?.site?.linker_domains ?? []
  const tracking = useAtomValue(attributionAtom)
  if (links.length === 0) return null
  return (
    <nav aria-label={name}>
      {links.map(({ label, url }) => (
        <Link key={url} href={linked(url, domains, tracking)} outside>
          {label}
        </Link>
      ))}
    </nav>
  )
}
