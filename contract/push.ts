import { z } from 'zod'
import { member, memberByDays, refuses } from './route.ts'

/** What a browser gives out when it is subscribed: where it is reached, and the keys that only it can read with (RFC 8291). */
const PushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  /** A point of P-256, uncompressed, in base64url. */
  p256dh: z.string().regex(/^B[A-P][\w-]{85}$/),
  /** 16 bytes in base64url. */
  auth: z.string().regex(/^[\w-]{22}$/),
})

/** A time of the day as clocks of 24 hours show it. */
const ClockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Give a time such as 22:00.')

/** When nothing rings: from 22:00 to 06:30 is a night. */
const QuietHours = z
  .strictObject({ starts: ClockTime, ends: ClockTime })
  .refine(({ starts, ends }) => starts !== ends, { path: ['ends'], message: 'Choose an end that is not the start.' })

/** How a member is notified while no page is open. */
export const PushState = z.object({
  /** What a browser is subscribed with (VAPID, RFC 8292). */
  publicKey: z.string(),
  /** Whether the browser of this session is notified. */
  isOn: z.boolean(),
  /** By the clocks of the zone that they were chosen in. */
  quietHours: z.object({ starts: ClockTime, ends: ClockTime, timeZone: z.string() }).nullable(),
})
export type PushState = z.infer<typeof PushState>

export const push = {
  state: member
    .route({ method: 'GET', path: '/api/push', summary: 'Whether this device is notified while no page is open' })
    .output(PushState),

  saveDevice: member
    .route({ method: 'PUT', path: '/api/push/device', summary: 'Be notified on this device until its session ends' })
    .input(PushSubscription)
    .output(PushState)
    .errors(refuses('PUSH_REFUSED', 'DEVICE_TAKEN', 'DEVICES_FULL')),

  removeDevice: member
    .route({ method: 'DELETE', path: '/api/push/device', summary: 'Be notified on this device no more' })
    .output(PushState),

  saveQuietHours: memberByDays
    .route({ method: 'PUT', path: '/api/push/quiet-hours', summary: 'Choose the hours in which nothing rings, or none' })
    .input(z.strictObject({ quietHours: QuietHours.nullable() }))
    .output(PushState),
}
