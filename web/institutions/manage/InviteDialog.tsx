import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Institution, InstitutionRole } from '#contract/institution.ts'
import type { PageTeam } from '#contract/institution-roles.ts'
import { institutionRoles } from '#contract/institution-words.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { directoryQuery } from '../../mates/queries.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { toast } from '../../ui/status/toast.ts'
import room from '../Institution.module.css'
import { useAct } from '../use-act.ts'
import styles from './InviteDialog.module.css'

const LETTERS_MIN = 2

type InviteDialogProps = { page: Institution; team: PageTeam; onClose: () => void }

/** Invites a member to run the page: whom, and as what. */
export function InviteDialog({ page, team, onClose }: InviteDialogProps) {
  const [words, setWords] = useState('')
  const [role, setRole] = useState<InstitutionRole>('owner')
  const [chosen, setChosen] = useState<{ id: string; name: string }>()
  const isSought = words.trim().length >= LETTERS_MIN
  const members = useInfiniteQuery({ ...directoryQuery({ q: words.trim() }), enabled: isSought })
  const there = new Set([...team.roles, ...team.invitations].map(({ member }) => member.id))
  const invite = useAct((memberId: string) => api.institutionRoles.invite({ institutionId: page.id, memberId, role }), { quiet: true })
  const send = () =>
    chosen &&
    invite.mutate(chosen.id, {
      onSuccess: () => {
        toast.success(say('{name} is invited.', { name: chosen.name }))
        onClose()
      },
    })
  return (
    <FormDialog
      title="Invite a person"
      size="narrow"
      submitLabel="Invite"
      writing
      busy={invite.isPending}
      disabled={!chosen}
      changed={chosen !== undefined}
      error={invite.error ? wordsOf(invite.error) : undefined}
      onSubmit={send}
      onClose={onClose}
    >
      <div className={room.stack}>
        <Field
          label="Search members"
          type="search"
          maxLength={100}
          hint="By name, specialty or hospital. They need an account on Wardmates."
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {isSought && (
          <ul className={styles.people} aria-label="Members">
            <QueryList
              inList
              query={members}
              what="members"
              keyOf={({ member }) => member.id}
              empty={<li className="ui muted">Nobody is found by these words.</li>}
            >
              {({ member }) =>
                !there.has(member.id) && (
                  <li>
                    <label>
                      <Person
                        avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="sm" />}
                        name={member.name}
                        mark={member.mark}
                        meta={member.headline}
                      />
                      <input
                        type="radio"
                        name="invited"
                        aria-label={member.name}
                        checked={chosen?.id === member.id}
                        onChange={() => setChosen(member)}
                      />
                    </label>
                  </li>
                )
              }
            </QueryList>
          </ul>
        )}
        <Select
          label="Role"
          value={role}
          hint={`${institutionRoles.find(({ id }) => id === role)!.may}. It counts once they accept.`}
          onChange={({ target }) => setRole(target.value as InstitutionRole)}
        >
          {institutionRoles.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </FormDialog>
  )
}
