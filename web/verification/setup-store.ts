import type { Setup, SetupStep } from '#contract/setup.ts'
import { api } from '../lib/api.ts'
import { keepSession, session } from '../lib/session.ts'

/** Where the wizard keeps what is typed, whoever is signed in. */
export type SetupStore = {
  load: () => Promise<Setup>
  /** Keeps a step as it is left; leaving the fourth completes the profile. */
  save: (leaving: SetupStep | { step: 4 }) => Promise<Setup>
  /** Where a complete profile leads. */
  dashboard: string
}

/** Members of the main path: every step lies on the server, so that any browser goes on with it. */
export const memberStore: SetupStore = {
  load: () => api.setup.load(),
  save: async (leaving) => {
    if (leaving.step !== 4) return api.setup.save(leaving)
    const user = await api.setup.finish()
    const { token } = session()
    if (token) keepSession({ token, user })
    return api.setup.load()
  },
  dashboard: '/dashboard',
}
