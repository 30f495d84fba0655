import type { Id } from '#contract/page.ts'
import { api } from '../lib/api.ts'

/** Saves the signed receipt of a decision as a file that anybody can check with the key inside. */
export async function saveReceipt(claimId: Id) {
  const receipt = await api.verification.receipt({ claimId })
  const url = URL.createObjectURL(new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `wardmates-receipt-${claimId}.json`
  link.click()
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
