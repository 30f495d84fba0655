import { orpc } from '../lib/query/query.ts'

/** Whose profile, and as whom one's own is looked at. */
export type Asked = { member?: string; as?: 'mates' | 'members' }

export const profileQuery = (asked: Asked) => orpc.profile.get.queryOptions({ input: asked })

export const activityQuery = (asked: Asked) =>
  orpc.profile.activity.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...asked, ...(cursor && { cursor }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })
