import type { Certificate } from '#contract/certificates.ts'
import type { Page } from '#contract/page.ts'
import { orpc } from '../../lib/query/query.ts'

export const certificatesQuery = orpc.certificates.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: Page<Certificate>) => page.next ?? undefined,
})
export const checkQuery = (certificateNumber: string) => orpc.certificates.check.queryOptions({ input: { certificateNumber } })
