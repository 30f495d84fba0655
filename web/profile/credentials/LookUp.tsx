import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { pluralize } from '../../lib/count.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { announce } from '../../ui/status/announce.ts'
import styles from './Credentials.module.css'
import { askedOf, completed, formsOf, inTurns, lookUpFaults } from './papers/look-up.ts'
import type { PaperForm } from './papers/paper.ts'

type LookUpProps = { papers: PaperForm[]; onFound: (papers: PaperForm[], faults: string[]) => void }

/** Asks Crossref and PubMed for what papers lack: only their numbers leave the browser. */
export function LookUp({ papers, onFound }: LookUpProps) {
  const [busy, setBusy] = useState(false)
  const asked = askedOf(papers)
  if (asked.length === 0) return null

  const lookUp = async () => {
    setBusy(true)
    let known = papers
    const faults: string[] = []
    try {
      for (const ids of inTurns(asked)) {
        const { items } = await api.profile.lookUpPapers({ identifiers: ids })
        known = completed(known, items)
        faults.push(...lookUpFaults(items))
      }
    } catch (reason) {
      faults.push(wordsOf(reason))
    }
    setBusy(false)
    onFound(known, faults)
    announce(faults.length > 0 ? 'Some papers were not found' : 'The papers are filled in')
  }

  return (
    <div className={styles.acts}>
      <Button tone="soft" busy={busy} onClick={lookUp}>
        Look up {pluralize(asked.length, 'paper')} at Crossref and PubMed
      </Button>
    </div>
  )
}

type FromOrcidProps = { onFound: (papers: PaperForm[]) => void; onFault: (fault: string) => void }

/** The works of one's ORCID record. */
export function FromOrcid({ onFound, onFault }: FromOrcidProps) {
  const [orcid, setOrcid] = useState('')
  const [busy, setBusy] = useState(false)

  const find = async () => {
    setBusy(true)
    try {
      const { items } = await api.profile.orcidWorks({ orcid })
      if (items.length === 0) onFault('This ORCID record shows no works to everybody.')
      else onFound(formsOf(items))
    } catch (reason) {
      onFault(wordsOf(reason))
    }
    setBusy(false)
  }

  return (
    <div className={styles.orcid}>
      <Field
        label="ORCID iD"
        optional
        placeholder="0000-0002-1825-0097"
        maxLength={60}
        value={orcid}
        onChange={({ target }) => setOrcid(target.value)}
      />
      <Button tone="soft" busy={busy} disabled={!orcid.trim()} onClick={find}>
        Find works
      </Button>
    </div>
  )
}
