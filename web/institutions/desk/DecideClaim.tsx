import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskInstitutionClaim } from '#contract/institution-claims.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { toast } from '../../ui/status/toast.ts'
import room from '../Institution.module.css'
import { deskClaimQuery } from '../queries.ts'
import { useAct } from '../use-act.ts'
import { nounOf } from '../words.ts'

type Outcome = 'approved' | 'rejected'

/** Approves or rejects a claim to a page, with the reason; on a contested one also whether the owners stay. */
export function DecideClaim({ claim, onClose }: { claim: DeskInstitutionClaim; onClose: () => void }) {
  const cache = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome | ''>('')
  const [owners, setOwners] = useState<'' | 'stay' | 'go'>('')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const { member, page, contested } = claim
  // Whatever is read again behind this dialog, it decides on what stood there when it was opened.
  const [compared] = useState({ pageVersion: page.version, checkedAt: claim.readAt })
  const asksOwners = contested && outcome === 'approved'
  const decide = useAct(
    (decided: Outcome) =>
      api.institutionClaims.decide({
        ...{ claimId: claim.id, ...compared, outcome: decided, words },
        ...(asksOwners && owners && { owners }),
      }),
    { quiet: true },
  )
  const [issue] = issuesOf(decide.error)
  const submit = () => {
    setTried(true)
    if (!outcome || !words.trim() || (asksOwners && !owners)) return
    decide.mutate(outcome, {
      onSuccess: (decided) => {
        cache.setQueryData(deskClaimQuery(claim.id).queryKey, decided)
        toast.success(say('Decision saved. The member has been notified.'))
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={`Decide on ${page.name}`}
      size="narrow"
      submitLabel="Decide"
      busy={decide.isPending}
      changed={outcome !== '' || words !== ''}
      error={decide.error && !issue ? wordsOf(decide.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={room.stack}>
        <Select
          label="Decision"
          required
          value={outcome}
          onChange={({ target }) => setOutcome(target.value as typeof outcome)}
          {...(tried && !outcome && { error: 'Choose one of the two.' })}
        >
          <option value="">Choose</option>
          <option value="approved">{`${member.name} may speak for the ${nounOf[page.kind]}`}</option>
          <option value="rejected">It is not proven</option>
        </Select>
        {asksOwners && (
          <Select
            label="Who owns the page now"
            required
            value={owners}
            onChange={({ target }) => setOwners(target.value as typeof owners)}
            {...(tried && !owners && { error: 'Choose one of the two.' })}
          >
            <option value="">Choose</option>
            <option value="stay">They stay owners beside the claimant</option>
            <option value="go">They and everybody else lose their roles</option>
          </Select>
        )}
        <TextArea
          label="Your reasons"
          hint={outcome === 'approved' ? 'What you compared, and where. The member and the page’s owners read it.' : 'The member reads it.'}
          rows={3}
          required
          maxLength={1000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          {...(issue ? { error: issue.message } : tried && !words.trim() && { error: 'This cannot be empty.' })}
        />
        {outcome === 'approved' && (
          <p className="meta">
            {member.name}
            <Withdrawn member={member} /> becomes owner, and the page bears its mark for a year. It says nothing of their own registration.
          </p>
        )}
      </div>
    </FormDialog>
  )
}
