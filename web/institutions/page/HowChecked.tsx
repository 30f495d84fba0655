import type { ReactNode } from 'react'
import type { Institution } from '#contract/institution.ts'
import { onDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import styles from '../Institution.module.css'
import { nounOf } from '../words.ts'

type HowCheckedProps = { page: Institution; proof: NonNullable<Institution['proof']>; onReport: () => void; onClose: () => void }

/** What the mark of an institution says, and what it does not. */
export function HowChecked({ page: { name, kind }, proof, onReport, onClose }: HowCheckedProps) {
  const noun = nounOf[kind]
  return (
    <Dialog
      title={`How we checked ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onReport}>
            Report a problem
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <Fact name="What was proven">The people who run this page may speak for the {noun}.</Fact>
        {proof.documentSeen && <Fact name="Registration document">A reviewer has seen it and compared it with the page.</Fact>}
        {proof.mailDomain && <Fact name="Email">An address at {proof.mailDomain} was confirmed with a code.</Fact>}
        {proof.facilityId && <Fact name="Health facility number">{proof.facilityId}, as the page’s owner gave it.</Fact>}
        <Fact name="Who">A reviewer at Wardmates, {onDay(proof.verifiedAt)}</Fact>
        <Fact name="Next check">{onDay(proof.expiresAt)}, or earlier when its name, place or address changes</Fact>
        <Fact name="What it does not say">Nothing about the quality of care.</Fact>
      </dl>
    </Dialog>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
