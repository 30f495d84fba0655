import { orpc } from '../../lib/query/query.ts'

export const certificatesQuery = orpc.certificates.list.queryOptions({ input: {} })
export const checkQuery = (certificateNumber: string) => orpc.certificates.check.queryOptions({ input: { certificateNumber } })
