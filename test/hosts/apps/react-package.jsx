import { BookingWidget } from 'booking-widget/react'
import { createRoot } from 'react-dom/client'

import { App } from './react.jsx'

const Packed = ({ locale }) => (
  <BookingWidget src={document.documentElement.dataset.loader} hotelCode="shirotsuki" locale={locale} />
)

createRoot(document.querySelector('#app')).render(<App widget={Packed} />)
