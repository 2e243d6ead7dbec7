import { useDrawing } from '../../../../state/reservation/qr-drawing.ts'
import { useText } from '../../../../state/settings/texts.ts'

/** What the desk reads from the screen. The number stands above, and serves where the code does not come. */
export function ReservationQrCode({ code }: { code: string }) {
  const t = useText()
  const drawing = useDrawing(code)
  if (!drawing) return null
  if (drawing === 'failed') return <p className="tiny soft">{t('booked.qrFailed')}</p>
  const { size, modules } = drawing
  return (
    <div className="row top qr-place">
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('booked.qrName', { number: code })}>
        <path d={modules} />
      </svg>
      <p className="tiny soft">{t('booked.qr')}</p>
    </div>
  )
}
