import { api } from '../../lib/api/api.ts'
import { keepSession, session } from '../../lib/session.ts'
import { type Saved, type SetupValues, stepOf } from './values.ts'

/** Where the wizard saves what is entered, whoever is signed in. */
export type SetupStore = {
  load: () => Promise<Saved>
  /** Saves what a step asks for; the fourth completes the profile. Going back hands no claim in. */
  save: (step: number, values: SetupValues, forward: boolean) => Promise<Saved>
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
  save: async (step, values, forward) => {
    if (step !== 4) return api.setup.save(stepOf(step, values, forward))
    const user = await api.setup.finish()
    const { token } = session()
    if (token) keepSession({ token, user })
    return api.setup.load()
  },
  owner: () => session().user?.id ?? 'nobody',
  hasPhotos: true,
  dashboard: '/dashboard',
}
