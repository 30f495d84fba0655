import { z } from 'zod'
import { compare, type RegisterProvider } from './provider.ts'

const TIMEOUT_MS = 8000
const Answer = z.object({
  found: z.boolean(),
  asOf: z.string().nullable().default(null),
  name: z.string().default(''),
  year: z.number().int().nullable().default(null),
  status: z.string().default(''),
})

/** A service of the operator's that knows a register: POST {council, number, year}, answer {found, name, year, status, asOf}. */
export const overHttp = (url: string, token: string | undefined): RegisterProvider => ({
  name: 'Register service',
  async lookUp(inquiry) {
    const { council, number, year } = inquiry
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ council, number, year }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const held = Answer.parse(await response.json())
    const about = { provider: 'Register service', asOf: held.asOf }
    if (!held.found) return { ...about, outcome: 'absent', record: null, words: 'This number was not found in the register.' }
    return { ...about, ...compare(inquiry, held), record: { name: held.name, year: String(held.year ?? ''), status: held.status } }
  },
})
