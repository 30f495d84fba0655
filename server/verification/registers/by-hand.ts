import { nameOfCouncil } from '#contract/councils.ts'
import type { RegisterProvider } from './provider.ts'

/** Always there: says where a reviewer looks for themselves. */
export const byHand: RegisterProvider = {
  name: 'Manual check',
  async lookUp(inquiry) {
    const name = nameOfCouncil(inquiry)
    return {
      provider: 'Manual check',
      outcome: 'unavailable',
      record: null,
      asOf: null,
      words: `Search the register of ${name} and, for doctors, the Indian Medical Register. The public registers are updated late: a missing entry does not mean that the claim is false.`,
    }
  },
}
