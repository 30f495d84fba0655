import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '#contract/page.ts'
import { titleOf } from '../../feed/post/naming.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { Ago } from '../../ui/text/Ago.tsx'
import { offeredPostsQuery } from '../queries.ts'
import { useAct } from '../use-act.ts'
import styles from './AddPost.module.css'

type AddPostProps = { institutionId: Id; name: string; onClose: () => void }

/** Chooses one of the viewer's own posts for the page. */
export function AddPost({ institutionId, name, onClose }: AddPostProps) {
  const offered = useQuery(offeredPostsQuery(institutionId))
  const [chosen, setChosen] = useState('')
  const add = useAct(() => api.institutionPosts.add({ institutionId, postId: chosen }), { quiet: true })
  const posts = offered.data?.items
  return (
    <FormDialog
      title="Add a post of yours"
      size="narrow"
      submitLabel="Add"
      busy={add.isPending}
      disabled={!chosen}
      changed={false}
      error={add.error ? wordsOf(add.error) : undefined}
      onSubmit={() =>
        add.mutate(undefined, {
          onSuccess: () => {
            toast.success(say('The page of {name} shows it now.', { name }))
            onClose()
          },
        })
      }
      onClose={onClose}
    >
      <p>It stays your post, with your name. Whoever follows the page is notified.</p>
      {!posts && !offered.error && <Loading label="Loading your posts" rows={2} />}
      {!posts && offered.error && <Failed what="your posts" onRetry={() => void offered.refetch()} />}
      {posts?.length === 0 && (
        <EmptyState level={3} title="Nothing to add" action={<ButtonLink to="/dashboard">Write a post</ButtonLink>}>
          The page shows all your newest posts, or you have not written any.
        </EmptyState>
      )}
      {posts && posts.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className="vh">Which post</legend>
          {posts.map(({ id, content, createdAt }) => (
            <label key={id}>
              <input type="radio" name="post" value={id} checked={chosen === id} onChange={() => setChosen(id)} />
              <span>
                <span className="clamp2">{titleOf(content)}</span>
                <span className="meta">
                  <Ago at={createdAt} />
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}
