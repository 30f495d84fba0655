import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NOTE_MAX } from '#contract/limits.ts'
import type { Mate, MatePerson } from '#contract/mates.ts'
import { wordsOf } from '../lib/failure.ts'
import { useSession } from '../lib/session.ts'
import { Face } from '../profile/Face.tsx'
import { facts, Signature } from '../profile/Signature.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { CoverArt } from '../ui/CoverArt.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { MatesGlyph, VerifiedGlyph } from '../ui/glyphs.tsx'
import { Note } from '../ui/Note.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import styles from './MateDialog.module.css'
import { MatesOf } from './MatesOf.tsx'
import { type MateMove, useMove } from './moves.ts'
import { personQuery } from './queries.ts'
import { conversationWith, stateWords } from './words.ts'

/** Who a member is, in a dialog: where one stands with them, and the next step at its foot. */
export function MateDialog({ mate: known, onClose }: { mate: Mate; onClose: () => void }) {
  const { data, error } = useQuery(personQuery(known.member.id))
  const [note, setNote] = useState('')
  const mate = data?.mate ?? known
  const { member, state } = mate

  return (
    <Dialog
      title="Doctor Profile"
      size="narrow"
      lightDismiss={!note}
      onClose={onClose}
      footer={<Foot mate={mate} note={note} onDone={onClose} />}
    >
      <div className={styles.cover}>
        <CoverArt seed={member.id} width={640} height={96} />
      </div>
      <Face member={member} size="xl" className={styles.face} />
      <div>
        <h3 className={styles.name}>
          <Signature member={member} /> {member.verified && <VerifiedGlyph />}
        </h3>
        <p className={styles.said}>{facts('. ', member.headline, data?.bio ?? '')}</p>
        <p className={styles.badges}>
          <Badge tone="neel">{stateWords[state]}</Badge>
          {mate.mutualMates > 0 && (
            <Badge>
              <MatesGlyph />
              {mate.mutualMates} mutual
            </Badge>
          )}
        </p>
      </div>
      {mate.note && <p className={styles.note}>“{mate.note}”</p>}
      {error && !data ? <Note tone="danger">{wordsOf(error)}</Note> : <Facts mate={mate} person={data} />}
      {state === 'suggested' && (
        <TextArea
          label="A note with your request"
          optional
          maxLength={NOTE_MAX}
          hint={`${note.length} of ${NOTE_MAX} characters. Where you met, what you share.`}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
    </Dialog>
  )
}

function Facts({ mate: { member }, person }: { mate: Mate; person: MatePerson | undefined }) {
  const [listed, setListed] = useState(false)
  const { signedIn } = useSession()
  const years = person?.experienceYears
  const lines: [string, ReactNode][] = [
    ['Hospital', member.hospital],
    ['Location', member.location],
    ['Experience', years ? `${years} ${years === 1 ? 'year' : 'years'}` : undefined],
    ['Connections', person && (person.connections ?? 'Kept private')],
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
            {listed ? 'Hide connections' : 'Show connections'}
          </Button>
          {listed && <MatesOf memberId={member.id} />}
        </>
      )}
    </>
  )
}

/** The next step. Who is answered or asked is done with, so the dialog closes. */
function Foot({ mate: { member, state }, note, onDone }: { mate: Mate; note: string; onDone: () => void }) {
  const step = (by: MateMove, label: string, tone: 'primary' | 'outline' = 'outline') => (
    <Step by={by} member={member} note={note} label={label} tone={tone} onDone={onDone} />
  )
  switch (state) {
    case 'request_received':
      return (
        <>
          {step('decline', 'Decline')}
          {step('accept', 'Accept', 'primary')}
        </>
      )
    case 'connected':
      return (
        <>
          {step('remove', 'Remove connection')}
          <ButtonLink to={conversationWith(member)}>Message</ButtonLink>
        </>
      )
    case 'pending':
      return step('withdraw', 'Withdraw request')
    case 'suggested':
      return step('request', 'Connect', 'primary')
  }
}

type StepProps = { by: MateMove; member: Mate['member']; note: string; label: string; tone: 'primary' | 'outline'; onDone: () => void }

function Step({ by, member, note, label, tone, onDone }: StepProps) {
  const move = useMove(by)
  return (
    <Button tone={tone} busy={move.isPending} onClick={() => move.mutate({ member, note: note.trim() }, { onSuccess: onDone })}>
      {label}
    </Button>
  )
}
