import { api } from '../lib/api/api.ts'
import { makeToggle } from '../ui/toggle/toggle.ts'
import { pageQuery, rereadInstitutions } from './queries.ts'

/** Follows an institution, or no more. */
export const followInstitution = makeToggle({
  name: 'follow-institution',
  send: (institutionId, on, options) => (on ? api.institutions.follow : api.institutions.unfollow)({ institutionId }, options),
  draw: (cache, id, isFollowed) => void cache.setQueryData(pageQuery(id).queryKey, (page) => page && { ...page, isFollowed }),
  answered: (cache) => void rereadInstitutions(cache),
})
