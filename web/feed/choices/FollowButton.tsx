import { useQuery } from '@tanstack/react-query'
import type { Follow } from '#contract/choices.ts'
import { Button } from '../../ui/button/Button.tsx'
import { followsQuery, isSame, useFollow } from './queries.ts'

/** Follows a topic, a person or a hospital, or no longer. */
export function FollowButton({ follow }: { follow: Follow }) {
  const { data } = useQuery(followsQuery)
  const { mutate, isPending } = useFollow()
  const follows = data?.items.some((each) => isSame(each, follow)) ?? false
  return (
    <Button tone="outline" size="small" busy={isPending} onClick={() => mutate({ follow, follows: !follows })}>
      {follows ? 'Unfollow' : 'Follow'} {follow.name}
    </Button>
  )
}
