import { councils } from '#contract/councils.ts'
import type { RegisterProvider } from './provider.ts'

/** Always there: says where a reviewer looks for themselves. */
export const byHand: RegisterProvider = {
  name: 'By hand',
  async lookUp({ council }) {
    const name = councils.find(({ id }) => id === council)?.name ?? 'the council'
    return {
      provider: 'By hand',
      outcome: 'unavailable',
      record: null,
      asOf: null,
      words: `Search the register of ${name}, and the Indian Medical Register for doctors. The public register lags behind: absent does not mean false.`,
    }
  },
}
