import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { renewSession } from '../../account/renew-session.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf, issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { RefusedName } from '../../moderation/RefusedName.tsx'
import { DialogTabs } from '../../ui/dialog/DialogTabs.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { useChanged } from '../../ui/form/use-changed.ts'
import { toast } from '../../ui/status/toast.ts'
import { CertificateFields } from '../credentials/CertificateFields.tsx'
import { certificateFaults, emptyCertificate } from '../credentials/certificate.ts'
import { PaperFields } from '../credentials/PaperFields.tsx'
import { emptyPaper, paperFaults, paperLine, paperOf } from '../credentials/papers/paper.ts'
import { facts } from '../member/AuthorLine.tsx'
import { profileQuery } from '../queries.ts'
import { EditBasics } from './EditBasics.tsx'
import { EditCredentials } from './EditCredentials.tsx'
import { EditProfessional, INTERESTS } from './EditProfessional.tsx'
import { rebased } from './rebased.ts'
import { draftOf, faultsOf, sectionOf, type WorkingCopy, workingCopyOf } from './working-copy.ts'

const SAVED_MS = 3000

/** A person looks at names that were refused, and at nothing else. */
const nameAt = (path: string | undefined) => (path === 'name' || path === 'hospital' ? path : undefined)

const baseOf = (profile: Profile) => ({ own: profile.own, copy: workingCopyOf(profile) })

type EditProfileProps = {
  profile: Profile
  /** What one has come for; otherwise it begins with the basics. */
  first?: 'interests' | undefined
  onClose: () => void
}

/** Edits go to a working copy: Cancel discards it, Save Changes applies it in one request. */
export default function EditProfile({ profile, first, onClose }: EditProfileProps) {
  // The profile goes on being read while it is edited. What is saved is a change of the one that the copy was made of.
  const [base, setBase] = useState(() => baseOf(profile))
  const [copy, setCopy] = useState(base.copy)
  const changed = useChanged(copy)
  const [section, setSection] = useState(first ? 'professional' : 'basic')
  const cache = useQueryClient()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [error, setError] = useState<string>()
  const [refused, setRefused] = useState<'name' | 'hospital'>()
  const [busy, setBusy] = useState(false)
  const verifiedName = profile.card.mark?.state === 'holds' ? profile.card.name : undefined

  useEffect(() => {
    if (first) document.getElementById(INTERESTS)?.focus()
  }, [first])

  const change = (part: Partial<WorkingCopy>) => {
    setCopy((before) => ({ ...before, ...part }))
    if (refused && refused in part) setRefused(undefined)
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !(path.split('.')[0]! in part))))
  }

  const show = (found: Record<string, string>) => {
    setFaults(found)
    const first = Object.keys(found)[0]
    if (first) setSection(sectionOf(first))
  }

  /** Brings what was changed elsewhere under what is typed here, and says so. */
  const catchUp = async () => {
    try {
      const now = baseOf(await cache.fetchQuery({ ...profileQuery({}), staleTime: 0 }))
      setCopy(rebased(copy, base.copy, now.copy))
      setBase(now)
      return 'Your profile was changed elsewhere meanwhile. That stands here now; where both changed the same field, what you typed does. Look through it and save again.'
    } catch (reason) {
      return wordsOf(reason)
    }
  }

  const save = async () => {
    setError(undefined)
    const found = faultsOf(copy)
    show(found)
    if (Object.keys(found).length > 0 || !base.own) return
    setBusy(true)
    try {
      const { card } = await api.profile.save(draftOf(copy, base.own))
      await renewSession(cache)
      const waits = verifiedName !== undefined && card.mark?.state !== 'holds'
      toast.success(say('Profile Updated'), {
        duration: SAVED_MS,
        ...(waits && { description: say('A reviewer will now check your new name.') }),
      })
      onClose()
    } catch (reason) {
      setError(codeOf(reason) === 'PROFILE_CHANGED' ? await catchUp() : wordsOf(reason))
      if (codeOf(reason) === 'NAME_REFUSED') setRefused(nameAt(issuesOf(reason)[0]?.path))
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
    <FormDialog
      title="Edit Profile"
      submitLabel="Save Changes"
      busy={busy}
      changed={changed}
      error={error}
      onSubmit={save}
      onClose={onClose}
    >
      {refused && <RefusedName name={copy[refused]} />}
      <DialogTabs
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
              <EditCredentials
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
              <EditCredentials
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
    </FormDialog>
  )
}
