import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { type Said, say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { useNavigate } from '../../lib/router.tsx'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { CourseText } from '../course/CourseText.tsx'
import styles from '../writing/Writing.module.css'
import { titleOf } from '../writing/words.ts'
import { SendBackDialog } from './SendBackDialog.tsx'

const DESK = '/verification?desk=courses'
const GONE = ['NOT_FOUND', 'NOT_SUBMITTED']

/** A course as a reviewer reads it, with both decisions. What was read is what is decided on. */
export function DeskCourse({ manuscriptId }: { manuscriptId: string }) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [isSendingBack, setSendingBack] = useState(false)
  const { data, error, refetch } = useQuery(orpc.manuscripts.read.queryOptions({ input: { manuscriptId } }))
  const decided = (words: Said) => {
    toast.success(words)
    for (const { key } of [orpc.manuscripts.desk, orpc.manuscripts.read, orpc.home.desk, orpc.education.courses])
      void cache.invalidateQueries({ queryKey: key() })
    void navigate(DESK, { replace: true })
  }
  const publish = useMutation({
    networkMode: 'always',
    mutationFn: (sequence: number) => api.manuscripts.publish({ manuscriptId, sequence }),
    onSuccess: ({ version }) => decided(say('Version {version} is published.', { version })),
    onError: () => void refetch(),
  })
  if (!data) {
    if (!error) return <Loading label="Loading the course" />
    if (!GONE.includes(codeOf(error) ?? '')) return <Failed what="the course" onRetry={() => void refetch()} />
    return (
      <EmptyState level={2} title="This course does not wait any more." action={<ButtonLink to={DESK}>Courses that wait</ButtonLink>}>
        Its author has taken it back, or another reviewer has decided.
      </EmptyState>
    )
  }
  const { manuscript, sequence, text, faults } = data
  return (
    <div className={styles.editor}>
      <div>
        <h2>{titleOf(manuscript.title)}</h2>
        <p className="meta">
          By <AuthorLine member={manuscript.author} /> · would be version {text.version}
        </p>
      </div>
      {faults.length > 0 ? (
        <Note tone="danger">
          <b>A note that it cites was written anew since, and it cannot be published as it is.</b>
          {faults.map(({ words }) => (
            <p key={words}>{words}</p>
          ))}
        </Note>
      ) : (
        <Note>
          Every quote stands in its note letter for letter, and every figure in a note cited beside it. Whether the words mean what the
          notes say, whether each answer is right, and whether nobody can be recognised, is for you to judge.
        </Note>
      )}
      <CourseText course={text} />
      {publish.error && (
        <Note tone="danger" role="alert">
          {wordsOf(publish.error)}
        </Note>
      )}
      <div className={styles.acts}>
        {manuscript.state === 'submitted' && (
          <Button busy={publish.isPending} disabled={faults.length > 0} onClick={() => publish.mutate(sequence)}>
            Publish
          </Button>
        )}
        <Button tone="outline" onClick={() => setSendingBack(true)}>
          {manuscript.state === 'submitted' ? 'Send back' : 'Withdraw and send back'}
        </Button>
      </div>
      {isSendingBack && (
        <SendBackDialog
          manuscriptId={manuscriptId}
          sequence={sequence}
          onSent={() => decided(say('The course is sent back to its author.'))}
          onClose={() => setSendingBack(false)}
        />
      )}
    </div>
  )
}
