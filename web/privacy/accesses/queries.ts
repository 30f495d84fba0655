import { orpc } from '../../lib/query/query.ts'

/** Who opened what is one's own; read anew each time it is looked at. */
export const accessesQuery = orpc.dataAccesses.list.queryOptions({ staleTime: 0 })
