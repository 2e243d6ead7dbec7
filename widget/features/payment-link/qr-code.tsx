import type { PaymentLink } from '../../../shared/model/payment/payment-link.ts'
import { readDrawing } from '../../state/reservation/qr-drawing.ts'
import { useText } from '../../state/settings/texts.ts'

/** The way to a phone, where its owner would rather type the card (PAYLINK-009). */
export function LinkQrCode({ qr: { value, svg } }: { qr: NonNullable<PaymentLink['qr']> }) {
  const t = useText()
  const drawing = readDrawing(svg)
  return (
    <section className="block pay-qr">
      <div className="stack tight">
        <h2>{t('payLink.qrTitle')}</h2>
        <p className="small soft">{t(drawing ? 'payLink.qrText' : 'payLink.qrFailed')}</p>
        {!drawing && (
          <p className="small">
            <bdi dir="ltr">{value}</bdi>
          </p>
        )}
      </div>
      {drawing && (
        <svg className="qr" viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={t('payLink.qrName')}>
          <path d={drawing.modules} />
        </svg>
      )}
    </section>
  )
}
