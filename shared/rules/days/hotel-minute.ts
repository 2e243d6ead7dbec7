import { localTime } from './dates.ts'

const pad = (value: number): string => String(value).padStart(2, '0')

/** What a hotel's clock shows, '2026-11-24 09:05': of two of one hotel the later one is the greater text. */
export function hotelMinute(zone: string, now: number): string {
  const { date, minutes } = localTime(zone, now)
  return `${date} ${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
