import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { Course } from '#contract/courses.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { CertificateCard } from '../certificates/CertificateCard.tsx'
import { certificatesQuery } from '../certificates/queries.ts'
import { quartersOf } from '../words.ts'
import styles from './Course.module.css'

const EntryDialog = part(() => import('../ledger/EntryDialog.tsx'))

/** What a finished course offers: its certificate, and an entry in the ledger. */
export function Finished({ course }: { course: Course }) {
  const cache = useQueryClient()
  const { signedIn } = useSession()
  const [recording, setRecording] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const issue = useMutation({
    networkMode: 'always',
    mutationFn: () => api.certificates.issue({ courseId: course.id }),
    onSuccess: () => {
      heading.current?.focus()
      void cache.invalidateQueries({ queryKey: certificatesQuery.queryKey })
    },
  })
  const begun = { title: course.title, hours: quartersOf(course.minutes), source: { kind: 'course', courseId: course.id } as const }

  return (
    <section className={styles.finished} aria-labelledby="finished">
      <h2 ref={heading} id="finished" tabIndex={-1}>
        You have finished this course.
      </h2>
      {signedIn ? (
        <div className={styles.links}>
          {!issue.data && (
            <Button busy={issue.isPending} onClick={() => issue.mutate()}>
              {issue.isError ? 'Try again: get the certificate' : 'Get the certificate'}
            </Button>
          )}
          <Button tone="outline" onClick={() => setRecording(true)}>
            Record it in your CPD ledger
          </Button>
        </div>
      ) : (
        <p>Members get a signed certificate and can record the course in their CPD ledger.</p>
      )}
      {issue.isError && (
        <Note tone="danger" role="alert">
          {wordsOf(issue.error)}
        </Note>
      )}
      {issue.data && <CertificateCard certificate={issue.data} isOwn />}
      <Suspense>{recording && <EntryDialog begun={begun} onClose={() => setRecording(false)} />}</Suspense>
    </section>
  )
}
