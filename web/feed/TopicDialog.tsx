import { useInfiniteQuery } from '@tanstack/react-query'
import { orpc } from '../lib/query.ts'
import { Face } from '../profile/Face.tsx'
import { facts, Signature } from '../profile/Signature.tsx'
import { Ago } from '../ui/Ago.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Person } from '../ui/Person.tsx'
import { QueryList } from '../ui/QueryList.tsx'
import { SheetList } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { PlainText } from './PlainText.tsx'

const topicQuery = (topic: string) =>
  orpc.feed.onTopic.infiniteOptions({
    input: (cursor: string | undefined) => ({ topic, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

/** This week's posts on a topic. */
export function TopicDialog({ topic, onClose }: { topic: string; onClose: () => void }) {
  const query = useInfiniteQuery(topicQuery(topic))
  return (
    <Dialog title={topic} onClose={onClose}>
      <SheetList aria-label={`Posts on ${topic}`}>
        <QueryList query={query} skeleton={<Loading label="Loading posts" rows={2} />} empty={<li>No posts on this topic any more.</li>}>
          {({ author, content, createdAt }) => (
            <li>
              <Person
                avatar={<Face member={author} size="sm" />}
                name={<Signature member={author} />}
                meta={
                  <>
                    {facts(' · ', author.headline, author.location)} <Ago at={createdAt} />
                  </>
                }
              />
              <PlainText text={content} />
            </li>
          )}
        </QueryList>
      </SheetList>
      {query.hasNextPage && (
        <Button tone="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Dialog>
  )
}
