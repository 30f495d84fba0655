import type { ReactNode } from 'react'
import type { InstitutionCard } from '#contract/institution.ts'
import { Link } from '../../lib/router.tsx'
import { InstitutionGlyph } from '../../ui/art/glyphs.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import styles from '../Institution.module.css'
import { kindName, nounOf, pageOf } from '../words.ts'

type InstitutionRowProps = { institution: InstitutionCard; to?: string; children?: ReactNode }

/** An institution in a list, with what stands at the far end of its row. */
export const InstitutionRow = ({ institution, to = pageOf(institution.id), children }: InstitutionRowProps) => (
  <li className={styles.row}>
    <Avatar id={institution.id} name={institution.name} kind="organisation" size="md" />
    <div>
      <Link to={to}>{institution.name}</Link>
      <span className="meta">
        {kindName(institution.kind)} · {institution.city}, {institution.state}
      </span>
      {institution.verified && (
        <span className={`meta ${styles.mark}`}>
          <InstitutionGlyph />
          Speaks for the {nounOf[institution.kind]}
        </span>
      )}
    </div>
    {children}
  </li>
)
