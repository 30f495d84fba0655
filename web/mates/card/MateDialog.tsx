import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NOTE_MAX } from '#contract/limits.ts'
import type { Mate, MateProfile } from '#contract/mates.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { formatCount } from '../../lib/count.ts'
import { useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import { useSession } from '../../lib/session.ts'
import { AuthorLine, facts } from '../../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../../profile/member/AvatarLink.tsx'
import { CoverArt } from '../../ui/art/CoverArt.tsx'
import { MatesGlyph } from '../../ui/art/glyphs.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { WritingDialog } from '../../ui/dialog/WritingDialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'
import type { MateAction } from '../move.ts'
import { useMateAction } from '../mutations.ts'
import { mateProfileQuery } from '../queries.ts'
import { conversationWith, stateWords } from '../words.ts'
import styles from './MateDialog.module.css'
import { MatesOf } from './MatesOf.tsx'

/** Who a member is, in a dialog: where one stands with them, and the next step at its foot. */
export function MateDialog({ mate: known, onClose }: { mate: Mate; onClose: () => void }) {
  const say = useSay()
  const { data, error } = useQuery(mateProfileQuery(known.member.id))
  const [note, setNote] = useState('')
  const mate = data?.mate ?? known
  const { member, state } = mate
  const said = facts('. ', member.headline, data?.bio ?? '')

  return (
    <WritingDialog
      title={say('Doctor Profile')}
      size="narrow"
      changed={state === 'suggested' && note !== ''}
      onClose={onClose}
      footer={<Foot mate={mate} note={note} onDone={onClose} />}
    >
      <div className={styles.cover}>
        <CoverArt seed={member.id} width={640} height={96} />
      </div>
      <AvatarLink member={member} size="xl" className={styles.face} />
      <div>
        <h3 className={styles.name}>
          <AuthorLine member={member} />
        </h3>
        <p className={styles.said} lang={writtenIn(said)}>
          {said}
        </p>
        <p className={styles.badges}>
          <Badge tone="neel">{say(stateWords[state])}</Badge>
          {mate.mutualMates > 0 && (
            <Badge>
              <MatesGlyph />
              {say('{count} mutual', { count: formatCount(mate.mutualMates) })}
            </Badge>
          )}
        </p>
      </div>
      {mate.note && (
        <p className={styles.note} lang={writtenIn(mate.note)}>
          “{mate.note}”
        </p>
      )}
      {error && !data ? <Note tone="danger">{wordsOf(error)}</Note> : <Facts mate={mate} person={data} />}
      {state === 'suggested' && (
        <TextArea
          label={say('Add a note to your request')}
          optional
          maxLength={NOTE_MAX}
          hint={say('{count} of {most} characters. Where you met, what you have in common.', { count: note.length, most: NOTE_MAX })}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
    </WritingDialog>
  )
}

function Facts({ mate: { member }, person }: { mate: Mate; person: MateProfile | undefined }) {
  const say = useSay()
  const [listed, setListed] = useState(false)
  const { signedIn } = useSession()
  const years = person?.experienceYears
  const lines: [string, ReactNode][] = [
    [say('Hospital'), member.hospital],
    [say('Location'), member.location],
    [say('Experience'), years ? say(years === 1 ? '{count} year' : '{count} years', { count: years }) : undefined],
    [say('Connections'), person && (person.connections ?? say('Kept private'))],
  ]
  return (
    <>
      <dl className={styles.facts}>
        {lines.map(
          ([label, value]) =>
            value !== undefined &&
            value !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {signedIn && Boolean(person?.connections) && (
        <>
          <Button tone="outline" size="small" aria-expanded={listed} onClick={() => setListed(!listed)} className={styles.list}>
            {listed ? say('Hide connections') : say('Show connections')}
          </Button>
          {listed && <MatesOf memberId={member.id} />}
        </>
      )}
    </>
  )
}

/** The next step. Who is answered or asked is done with, so the dialog closes. */
function Foot({ mate: { member, state }, note, onDone }: { mate: Mate; note: string; onDone: () => void }) {
  const say = useSay()
  const step = (by: MateAction, label: string, tone: 'primary' | 'outline' = 'outline') => (
    <Step by={by} member={member} note={note} label={label} tone={tone} onDone={onDone} />
  )
  switch (state) {
    case 'request_received':
      return (
        <>
          {step('decline', say('Decline'))}
          {step('accept', say('Accept'), 'primary')}
        </>
      )
    case 'connected':
      return (
        <>
          {step('remove', say('Remove connection'))}
          <ButtonLink to={conversationWith(member)}>{say('Message')}</ButtonLink>
        </>
      )
    case 'pending':
      return step('withdraw', say('Withdraw request'))
    case 'suggested':
      return step('request', say('Connect'), 'primary')
  }
}

type StepProps = { by: MateAction; member: Mate['member']; note: string; label: string; tone: 'primary' | 'outline'; onDone: () => void }

function Step({ by, member, note, label, tone, onDone }: StepProps) {
  const move = useMateAction(by)
  // What did not arrive waits where the member is listed.
  const onError = (error: Error) => codeOf(error) || onDone()
  return (
    <Button tone={tone} busy={move.isPending} onClick={() => move.mutate({ member, note: note.trim() }, { onSuccess: onDone, onError })}>
      {label}
    </Button>
  )
}
