const HOUR_MS = 3_600_000

/** Until somebody ends it. */
export const FOREVER = '9999-12-31T00:00:00.000Z'

/** How long a conversation may be muted, and until when that is. */
export const mutes: readonly { label: string; until: () => string }[] = [
  { label: 'Mute for 8 hours', until: () => new Date(Date.now() + 8 * HOUR_MS).toISOString() },
  { label: 'Mute for a week', until: () => new Date(Date.now() + 7 * 24 * HOUR_MS).toISOString() },
  { label: 'Mute always', until: () => FOREVER },
]
