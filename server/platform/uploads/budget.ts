import type { Services } from '../http/context.ts'

/** What a member, and the address they send from, may still send. */
export type Budget = {
  /** Refuses what is more than is left, before any of it is sent; nothing is counted. */
  fits(bytes: number): Promise<void>
  /** Counts what has arrived, whether or not a file comes of it. */
  spend(bytes: number): Promise<void>
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)

export const budgetOf = ({ limits }: Pick<Services, 'limits'>, memberId: string, address: string): Budget => ({
  async fits(bytes) {
    await limits.uploadKilobytes.fits(memberId, kilobytes(bytes))
    await limits.addressKilobytes.fits(address, kilobytes(bytes))
  },
  async spend(bytes) {
    await limits.uploadKilobytes(memberId, kilobytes(bytes))
    await limits.addressKilobytes(address, kilobytes(bytes))
  },
})
