import { Check } from 'lucide-react'
import type { Institution } from '#contract/institution.ts'
import { onDay } from '../../lib/dates.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import room from '../Institution.module.css'
import { nounOf, pageOf } from '../words.ts'

/** What the page's mark stands on, and until when. */
export function Proof({ page: { id, kind, proof }, isOwner }: { page: Institution; isOwner: boolean }) {
  return (
    <Sheet bleed padded title="Proof">
      <div className={room.stack}>
        <p className="ui">
          {proof ? (
            <>
              <b>Speaks for the {nounOf[kind]}</b> since {onDay(proof.verifiedAt)}
            </>
          ) : (
            <>
              <b>The page bears no mark now.</b> It has to be checked again.
            </>
          )}
        </p>
        {proof && (
          <ul className={room.ticks}>
            {[
              proof.mailDomain && `Email at ${proof.mailDomain} confirmed`,
              proof.documentSeen && 'Registration document seen',
              proof.facilityId && `Health facility number on file: ${proof.facilityId}`,
            ].map(
              (words) =>
                words && (
                  <li key={words}>
                    <Check />
                    {words}
                  </li>
                ),
            )}
          </ul>
        )}
        <p className="meta">
          {proof && `Next check ${onDay(proof.expiresAt)}. `}A new name, place or address ends the mark until it is checked.
        </p>
        {isOwner && (
          <ButtonLink tone="outline" to={`${pageOf(id)}&claim`}>
            Renew the mark
          </ButtonLink>
        )}
      </div>
    </Sheet>
  )
}
