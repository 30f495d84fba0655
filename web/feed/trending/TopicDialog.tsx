import { useInfiniteQuery } from '@tanstack/react-query'
import { orpc } from '../../lib/query/query.ts'
import { Link } from '../../lib/router.tsx'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../../profile/member/AvatarLink.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { FollowButton } from '../choices/FollowButton.tsx'
import { addressOf } from '../post/naming.ts'
import { PostText } from '../text/PostText.tsx'

type Asked = { topic: string /** Those that are counted among the week's; all without it. */; within?: 'week' }

const topicQuery = (asked: Asked) =>
  orpc.feed.onTopic.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...asked, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

/** The posts on a topic. */
export default function TopicDialog({ onClose, ...asked }: Asked & { onClose: () => void }) {
  const { topic } = asked
  const query = useInfiniteQuery(topicQuery(asked))
  return (
    <Dialog title={topic} onClose={onClose}>
      <FollowButton follow={{ kind: 'topic', subject: topic, name: topic }} />
      <SheetList aria-label={`Posts on ${topic}`}>
        <QueryList
          inList
          what={`posts on ${topic}`}
          query={query}
          skeleton={<Loading label="Loading posts" rows={2} />}
          empty={<li>No posts on this topic.</li>}
        >
          {({ id, author, content, createdAt }) => (
            <li>
              <Person
                avatar={<AvatarLink member={author} size="sm" />}
                name={<AuthorLine member={author} />}
                meta={
                  <>
                    {[author.headline, author.location].filter(Boolean).map((fact) => `${fact} · `)}
                    <Ago at={createdAt} />
                  </>
                }
              />
              <PostText text={content} />
              <p className="meta">
                <Link to={addressOf(id)} onClick={onClose}>
                  Open the post
                </Link>
              </p>
            </li>
          )}
        </QueryList>
      </SheetList>
      {query.hasNextPage && <ShowMore tone="quiet" query={query} />}
    </Dialog>
  )
}
