import { Ban, Check, ClockAlert, Hand, X } from 'lucide-react'
import type { LocumBand, LocumShift } from '#contract/locum.ts'
import { LOCUM_NOTICE_HOURS, locumBands } from '#contract/locum-bands.ts'
import { formatCount } from '../../lib/count.ts'
import { shortDay } from './days.ts'

export const bandOf = (band: LocumBand) => locumBands.find(({ id }) => id === band)!

const twoDigits = (hour: number) => String(hour % 24).padStart(2, '0')

/** "20–08". */
export function hoursOf(band: LocumBand) {
  const { from, to } = bandOf(band)
  return `${twoDigits(from)}–${twoDigits(to)}`
}

/** "Wed 25 Nov, 20:00–08:00". */
export function whenWords({ day, band }: { day: string; band: LocumBand }, locale = 'en-IN') {
  const { from, to } = bandOf(band)
  return `${shortDay(day, locale)}, ${twoDigits(from)}:00–${twoDigits(to)}:00`
}

export const payWords = (rupees: number) => `₹${formatCount(rupees)}`

/** How a shift looks: outline for an offer, solid for one's own, dashed for what cannot be had. Never by colour alone. */
const looks = {
  offered: { look: 'offer', label: 'Offer', Icon: Hand },
  yours: { look: 'yours', label: 'Yours', Icon: Check },
  taken: { look: 'gone', label: 'Taken', Icon: X },
  declined: { look: 'gone', label: 'Declined', Icon: X },
  cancelled: { look: 'gone', label: 'Cancelled', Icon: Ban },
} as const

const tooClose = { look: 'gone', label: 'Too close', Icon: ClockAlert } as const
const over = { look: 'gone', label: 'Over', Icon: X } as const

export function lookOf(shift: LocumShift) {
  if (shift.standing !== 'offered') return looks[shift.standing]
  if (hasBegun(shift)) return over
  return shift.collision ? tooClose : looks.offered
}

/** When a band of a day begins, as a moment. */
const startOf = ({ day, band }: { day: string; band: LocumBand }) => new Date(`${day}T${twoDigits(bandOf(band).from)}:00:00+05:30`)

export const hasBegun = (slot: { day: string; band: LocumBand }, now = new Date()) => startOf(slot) <= now

/** Whether whoever cancels now has to say why. */
export const isShortly = (slot: { day: string; band: LocumBand }, now = new Date()) =>
  startOf(slot).getTime() - now.getTime() < LOCUM_NOTICE_HOURS * 3600_000
