import { type ReactNode, Suspense, useState } from 'react'
import type { Institution } from '#contract/institution.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import styles from '../page/Overview.module.css'
import { pageOf } from '../words.ts'
import { Contests } from './Contests.tsx'
import look from './Manage.module.css'
import { OwnershipLog } from './OwnershipLog.tsx'
import { Proof } from './Proof.tsx'
import { Team } from './Team.tsx'
import { WaitingPeople } from './WaitingPeople.tsx'

const EditPage = part(async () => ({ default: (await import('./EditPage.tsx')).EditPage }))

type ManageProps = {
  page: Institution
  role: NonNullable<Institution['role']>
  /** Its jobs, for whoever may run them. */
  jobs: ReactNode
}

/** Where a page is run: what waits, who runs it, what was done. Each role sees what it may do. */
export function Manage({ page, role, jobs }: ManageProps) {
  const [editing, setEditing] = useState(false)
  const isOwner = role === 'owner'
  const mayEdit = role !== 'recruiter'
  return (
    <div className={styles.column}>
      <div className={look.head}>
        <Avatar id={page.id} name={page.name} kind="organisation" size="lg" />
        <div>
          <h1 tabIndex={-1}>Manage page</h1>
          <p className="ui">
            {page.name}, {page.city}
          </p>
        </div>
        <div className={look.acts}>
          {mayEdit && <Button onClick={() => setEditing(true)}>Edit page</Button>}
          {role !== 'editor' && (
            <ButtonLink tone="outline" to={`/locum?institution=${page.id}`}>
              Locum desk
            </ButtonLink>
          )}
          <ButtonLink tone="outline" to={pageOf(page.id)}>
            View as others
          </ButtonLink>
        </div>
      </div>
      <div className={styles.split}>
        <div className={styles.column}>
          {mayEdit && <WaitingPeople institutionId={page.id} />}
          {role !== 'editor' && jobs}
          <Team page={page} role={role} />
          {isOwner && <OwnershipLog institutionId={page.id} />}
        </div>
        <aside className={styles.column} aria-label="Claim and proof">
          <Proof page={page} isOwner={isOwner} />
          {isOwner && <Contests institutionId={page.id} />}
        </aside>
      </div>
      <Suspense>{editing && <EditPage page={page} onClose={() => setEditing(false)} />}</Suspense>
    </div>
  )
}
