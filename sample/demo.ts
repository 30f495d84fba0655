import type { Handle } from './people.ts'

type DemoMember = { handle: Handle; email: string; password: string }

/** The member whom anybody may sign in as where the database holds the sample community, and whom the preview shows as "you". */
export const demo: DemoMember = {
  handle: 'ananya-iyer',
  email: 'ananya.iyer@wardmates.example',
  password: 'look around the ward',
}
