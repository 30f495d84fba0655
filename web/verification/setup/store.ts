import type { SetupStep } from '#contract/setup.ts'
import { api } from '../../lib/api/api.ts'
import { keepSession, session } from '../../lib/session.ts'
import type { Saved, SetupValues } from './values.ts'

/** Where the wizard saves what is entered, whoever is signed in. */
export type SetupStore = {
  load: () => Promise<Saved>
  /** Saves a step, of all that was entered; the fourth completes the profile. */
  save: (step: SetupStep | { step: 4 }, values: SetupValues) => Promise<Saved>
  /** Whose the draft in this tab is. */
  owner: () => string
  /** Whether a picture can be chosen here. */
  hasPhotos: boolean
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
  owner: () => session().user?.id ?? 'nobody',
  hasPhotos: true,
  dashboard: '/dashboard',
}
