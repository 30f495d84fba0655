import { orpc } from '../lib/query/query.ts'

/** Who asks to write, and how many they are: with the fewest conversations that an answer can hold. */
export const countsQuery = orpc.conversations.list.queryOptions({ input: { folder: 'requests' } })
