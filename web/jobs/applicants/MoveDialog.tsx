import { useState } from 'react'
import type { Id } from '#contract/page.ts'
import type { ApplicationStatus } from '#contract/posting.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { pluralize } from '../../lib/count.ts'
import { say } from '../../lib/language/say.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { isTooLong, ShortText } from '../../ui/form/ShortText.tsx'
import { toast } from '../../ui/status/toast.ts'
import { usePostingAct } from '../postings/use-posting-act.ts'

export type Verdict = Extract<ApplicationStatus, 'shortlisted' | 'rejected' | 'offer'>

const verbs: Record<Verdict, string> = { shortlisted: 'Shortlist', rejected: 'Reject', offer: 'Make an offer to' }
const acts: Record<Verdict, string> = { shortlisted: 'Shortlist', rejected: 'Reject', offer: 'Make the offer' }
const WORDS_MAX = 300

type MoveDialogProps = {
  postingId: Id
  applicants: readonly { id: Id; name: string }[]
  verdict: Verdict
  onMoved?: () => void
  onClose: () => void
}

/** Says the same to several applicants, with words that they all read. */
export function MoveDialog({ postingId, applicants, verdict, onMoved, onClose }: MoveDialogProps) {
  const [words, setWords] = useState('')
  // As they were chosen: what is read again meanwhile changes nobody who is written to.
  const [chosen] = useState(applicants)
  const move = usePostingAct(
    () => api.applicants.setStatus({ postingId, applicationIds: chosen.map(({ id }) => id), status: verdict, words }),
    { quiet: true },
  )
  const issue = issuesOf(move.error).find(({ path }) => path === 'words')
  const whom = chosen.length === 1 ? chosen[0]!.name : pluralize(chosen.length, 'applicant')
  const submit = () =>
    move.mutate(undefined, {
      onSuccess: ({ items }) => {
        const saved = items.filter(({ status }) => status === verdict).length
        toast.success(
          saved === chosen.length
            ? say('Saved. They are told.')
            : say('Saved for {saved} of {count}; the others have withdrawn.', { saved, count: chosen.length }),
        )
        onMoved?.()
        onClose()
      },
    })
  return (
    <FormDialog
      title={`${verbs[verdict]} ${whom}`}
      size="narrow"
      submitLabel={acts[verdict]}
      writing
      busy={move.isPending}
      disabled={isTooLong(words, WORDS_MAX)}
      changed={words !== ''}
      error={move.error && !issue ? wordsOf(move.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <ShortText
        label={chosen.length === 1 ? 'Words to the applicant' : 'Words to each of them'}
        optional
        max={WORDS_MAX}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        {...(issue && { error: issue.message })}
      />
      <p className="meta">They are told at once, in the name of the institution.</p>
    </FormDialog>
  )
}
