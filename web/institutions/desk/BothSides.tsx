import type { DeskInstitutionClaim } from '#contract/institution-claims.ts'
import { inFull } from '../../lib/dates.ts'
import { Link } from '../../lib/router.tsx'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import room from '../Institution.module.css'
import { InstitutionRow } from '../list/InstitutionRow.tsx'
import { deskOf } from '../words.ts'

/** Who else is concerned by a claim: the owners with what they say, other claimants, pages of nearly the same name. */
export const BothSides = ({ claim: { owners, answers, rivals, similar } }: { claim: DeskInstitutionClaim }) => (
  <>
    {owners.length > 0 && (
      <Sheet bleed title="Who owns the page now">
        <SheetList aria-label="Owners">
          {owners.map((owner) => {
            const answer = answers.find(({ member }) => member.id === owner.id)
            return (
              <li key={owner.id} className="ui">
                <AuthorLine member={owner} />
                {answer ? (
                  <>
                    <span className="meta"> wrote {inFull(answer.at)}</span>
                    <p className={room.words}>{answer.words}</p>
                  </>
                ) : (
                  <span className="meta"> has written nothing</span>
                )}
              </li>
            )
          })}
        </SheetList>
      </Sheet>
    )}
    {rivals.length > 0 && (
      <Sheet bleed title="Other claims to this page">
        <SheetList aria-label="Other claims">
          {rivals.map(({ claimId, member, submittedAt }) => (
            <li key={claimId} className="ui">
              <Link to={deskOf(claimId)}>{member.name}</Link>
              <Withdrawn member={member} /> <span className="meta">{inFull(submittedAt)}</span>
            </li>
          ))}
        </SheetList>
      </Sheet>
    )}
    {similar.length > 0 && (
      <Sheet bleed title="Pages of nearly the same name">
        <SheetList aria-label="Pages of nearly the same name">
          {similar.map((institution) => (
            <InstitutionRow key={institution.id} institution={institution} />
          ))}
        </SheetList>
      </Sheet>
    )}
  </>
)
