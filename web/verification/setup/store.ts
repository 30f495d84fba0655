import type { Setup, SetupStep } from '#contract/setup.ts'
import { api } from '../../lib/api/api.ts'
import { keepSession, session } from '../../lib/session.ts'

/** Where the wizard saves what is entered, whoever is signed in. */
export type SetupStore = {
  load: () => Promise<Setup>
  /** Saves a step; the fourth completes the profile. */
  save: (step: SetupStep | { step: 4 }) => Promise<Setup>
  /** Where a complete profile leads. */
  dashboard: string
}

/** Members of the main path: every step lies on the server, so that any browser goes on with it. */
export const memberSetupStore: SetupStore = {
  load: () => api.setup.load(),
  save: async (step) => {
    if (step.step !== 4) return api.setup.save(step)
    const user = await api.setup.finish()
    const { token } = session()
    if (token) keepSession({ token, user })
    return api.setup.load()
  },
  dashboard: '/dashboard',
}
