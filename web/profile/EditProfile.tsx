import { useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { api } from '../lib/api.ts'
import { issuesOf, wordsOf } from '../lib/failure.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { toast } from '../ui/toast.ts'
import { CertificateFields } from './CertificateFields.tsx'
import { EditBasics } from './EditBasics.tsx'
import { EditDialog } from './EditDialog.tsx'
import { EditEntries } from './EditEntries.tsx'
import { EditProfessional } from './EditProfessional.tsx'
import styles from './EditProfile.module.css'
import { PaperFields } from './PaperFields.tsx'
import { emptyPaper, paperFaults, paperLine, paperOf } from './paper.ts'
import { renewSession } from './renew-session.ts'
import { facts } from './Signature.tsx'
import { certificateFaults, draftOf, emptyCertificate, faultsOf, sectionOf, type WorkingCopy, workingCopyOf } from './working-copy.ts'

const SAVED_MS = 3000

/** Edits go to a working copy: Cancel discards it, Save Changes applies it in one request. */
export default function EditProfile({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [copy, setCopy] = useState(() => workingCopyOf(profile))
  const [section, setSection] = useState('basic')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const verifiedName = profile.card.verified ? profile.card.name : undefined

  const change = (part: Partial<WorkingCopy>) => {
    setCopy((before) => ({ ...before, ...part }))
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !(path.split('.')[0]! in part))))
  }

  const show = (found: Record<string, string>) => {
    setFaults(found)
    const first = Object.keys(found)[0]
    if (first) setSection(sectionOf(first))
  }

  const save = async () => {
    setError(undefined)
    const found = faultsOf(copy)
    show(found)
    if (Object.keys(found).length > 0 || !profile.own) return
    setBusy(true)
    try {
      const { card } = await api.profile.save(draftOf(copy, profile.own))
      await renewSession()
      const waits = verifiedName !== undefined && !card.verified
      toast.success('Profile Updated', { duration: SAVED_MS, ...(waits && { description: 'A reviewer now compares your new name.' }) })
      onClose()
    } catch (reason) {
      setError(wordsOf(reason))
      show(Object.fromEntries(issuesOf(reason).map(({ path, message }) => [path, message])))
      setBusy(false)
    }
  }

  /** What the server says of one entry is said above the fields, with the entry's name. */
  const entryFault = (name: 'publications' | 'certifications') => {
    const [path, words] = Object.entries(faults).find(([path]) => path.startsWith(name)) ?? []
    const title = copy[name][Number(path?.split('.')[1])]?.title
    return words && (title ? `${title}: ${words}` : words)
  }

  return (
    <EditDialog title="Edit Profile" act="Save Changes" busy={busy} error={error} onAct={save} onClose={onClose}>
      <div className={styles.sections}>
        <Tabs
          label="Edit sections"
          selected={section}
          onSelect={setSection}
          tabs={[
            { id: 'basic', label: 'Basic Info', panel: <EditBasics {...{ copy, faults, change, verifiedName }} /> },
            { id: 'professional', label: 'Professional', panel: <EditProfessional {...{ copy, faults, change }} /> },
            {
              id: 'publications',
              label: 'Publications',
              panel: (
                <EditEntries
                  noun="publication"
                  entries={copy.publications}
                  typed={copy.paper}
                  empty={emptyPaper}
                  lineOf={(form) => paperLine(paperOf(form))}
                  faultsOf={paperFaults}
                  error={entryFault('publications')}
                  fields={(faults) => <PaperFields paper={copy.paper} faults={faults} onChange={(paper) => change({ paper })} />}
                  onChange={(publications, paper) => change({ publications, paper })}
                />
              ),
            },
            {
              id: 'certifications',
              label: 'Certifications',
              panel: (
                <EditEntries
                  noun="certification"
                  entries={copy.certifications}
                  typed={copy.certificate}
                  empty={emptyCertificate}
                  lineOf={({ issuer, year }) => facts(' · ', issuer, year)}
                  faultsOf={certificateFaults}
                  error={entryFault('certifications')}
                  fields={(faults) => (
                    <CertificateFields certificate={copy.certificate} faults={faults} onChange={(certificate) => change({ certificate })} />
                  )}
                  onChange={(certifications, certificate) => change({ certifications, certificate })}
                />
              ),
            },
          ]}
        />
      </div>
    </EditDialog>
  )
}
