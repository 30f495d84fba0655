import { Bell, MapPin, Plus, Settings } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Institution } from '#contract/institution.ts'
import { formatCount } from '../../lib/count.ts'
import { CoverArt } from '../../ui/art/CoverArt.tsx'
import { InstitutionGlyph, MatesGlyph, UnprovenGlyph } from '../../ui/art/glyphs.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { ToggleHeldUp } from '../../ui/toggle/ToggleHeldUp.tsx'
import { useToggle } from '../../ui/toggle/use-toggle.ts'
import { followInstitution } from '../follow-institution.ts'
import room from '../Institution.module.css'
import { checkedWords, kindName, manageOf, nounOf } from '../words.ts'
import styles from './InstitutionHead.module.css'

const HowChecked = part(async () => ({ default: (await import('./HowChecked.tsx')).HowChecked }))
const ReportDialog = part(() => import('../../moderation/ReportDialog.tsx'))

/** Which institution this is, who speaks for it, and what the viewer may do here. */
export function InstitutionHead({ page }: { page: Institution }) {
  const { id, name, kind, city, state, beds, founded } = page
  return (
    <Sheet bleed aria-label="Institution" className={styles.card}>
      <div className={styles.cover}>{page.verified && <CoverArt seed={id} width={1200} height={160} />}</div>
      <div className={styles.main}>
        <Avatar id={id} name={name} kind="organisation" size="xl" className={styles.sign} />
        <div className={styles.who}>
          <h1>{name}</h1>
          <p className="muted">
            {[kindName(kind), beds && `${formatCount(beds)} beds`, founded && `founded ${founded}`].filter(Boolean).join(', ')}
          </p>
          <ul className={styles.facts}>
            <li>
              <MapPin />
              {city}, {state}
            </li>
            {page.people > 0 && (
              <li>
                <MatesGlyph />
                {formatCount(page.people)} confirmed here
              </li>
            )}
            <li>
              <Bell />
              {formatCount(page.followers)} follow
            </li>
          </ul>
        </div>
        <div className={room.acts}>
          <Follow page={page} />
          {page.role && (
            <ButtonLink tone="outline" to={manageOf(id)}>
              <Settings />
              Manage page
            </ButtonLink>
          )}
        </div>
      </div>
      <Standing page={page} />
    </Sheet>
  )
}

function Follow({ page: { id, name, isFollowed } }: { page: Institution }) {
  const { isOn, isPending, press } = useToggle(followInstitution, { id, title: name }, isFollowed)
  return (
    <>
      <Button tone={isOn ? 'outline' : 'primary'} aria-pressed={isOn} busy={isPending} onClick={press}>
        {!isOn && <Plus />}
        {isOn ? 'Following' : 'Follow'}
      </Button>
      <ToggleHeldUp toggle={followInstitution} id={id} />
    </>
  )
}

/** What the mark says, or that there is none: no more than was checked. */
function Standing({ page }: { page: Institution }) {
  const [shown, setShown] = useState<'how' | 'report'>()
  const { proof, claimed, kind } = page
  const noun = nounOf[kind]
  const close = () => setShown(undefined)
  return (
    <div className={room.foot}>
      {proof ? <InstitutionGlyph /> : <UnprovenGlyph />}
      <span className={room.grow}>
        {proof ? (
          <>
            This page speaks for the {noun}. <span className="muted">{checkedWords(proof)}</span>
          </>
        ) : claimed ? (
          `Members run this page. Whether they may speak for the ${noun} has to be checked again.`
        ) : (
          `Nobody speaks for this ${noun} yet. Workplaces named here are not confirmed.`
        )}
      </span>
      <Button tone="quiet" size="small" onClick={() => setShown(proof ? 'how' : 'report')}>
        {proof ? 'How we checked' : 'Report a problem'}
      </Button>
      <Suspense>
        {shown === 'how' && proof && <HowChecked page={page} proof={proof} onReport={() => setShown('report')} onClose={close} />}
        {shown === 'report' && <ReportDialog kind="institution" subjectId={page.id} onClose={close} />}
      </Suspense>
    </div>
  )
}
