import { BookingWidget } from 'booking-widget/react'

/** Nothing of it says 'use client': the package does. */
export default async function Page({ searchParams }) {
  const { loader } = await searchParams
  return <BookingWidget src={loader} hotelCode="shirotsuki" locale="en" />
}
