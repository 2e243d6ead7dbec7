import type { TextKey } from '../../../lib/i18n.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Facts } from '../../../ui/layout/facts.tsx'
import type { IconShape } from '../../../ui/icons/icon.tsx'
import { check } from '../../../ui/icons/signs.ts'
import { bath, wifi } from '../../../ui/icons/stay.ts'

type Facility = { key: TextKey; icon?: IconShape }

/** What the server calls the things in a room; one it calls by a name we have no words for is left out. */
const FACILITIES: Readonly<Record<string, Facility>> = {
  wifi: { key: 'detail.wifi', icon: wifi },
  private_bath: { key: 'detail.ownBath', icon: bath },
  bathtub: { key: 'detail.tub', icon: bath },
  air_conditioning: { key: 'detail.air' },
  refrigerator: { key: 'detail.fridge' },
  hair_dryer: { key: 'detail.dryer' },
  safe: { key: 'detail.safe' },
  desk: { key: 'detail.desk' },
  yukata: { key: 'detail.yukata' },
  tea: { key: 'detail.tea' },
}

export function RoomFacilities({ codes }: { codes: readonly string[] }) {
  const t = useText()
  const known = codes.flatMap((code) => (Object.hasOwn(FACILITIES, code) ? [{ code, ...FACILITIES[code] }] : []))
  if (known.length === 0) return null
  return (
    <section className="stack line facilities">
      <h3 className="part title">{t('detail.facilities')}</h3>
      <Facts
        facts={known.map(({ code, key, icon }) => ({
          id: code,
          icon: icon ?? check,
          text: t(key as 'detail.wifi') /* keys without values, all of them */,
        }))}
      />
    </section>
  )
}
