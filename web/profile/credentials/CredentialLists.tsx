import { Award } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Certification, Publication } from '#contract/credentials.ts'
import { doiAddress } from '#contract/doi-address.ts'
import { Link } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { facts } from '../member/AuthorLine.tsx'
import styles from './Credentials.module.css'
import { paperLine } from './papers/paper.ts'

type HeadProps = { title: string; addLabel: string /** Only on one's own page. */; onAdd: (() => void) | undefined; more?: ReactNode }

const Head = ({ title, addLabel, onAdd }: HeadProps) => (
  <div className={styles.head}>
    <h2>{title}</h2>
    {onAdd && (
      <Button tone="soft" size="small" aria-label={addLabel} onClick={onAdd}>
        + Add
      </Button>
    )}
  </div>
)

type PublicationsProps = {
  publications: Publication[]
  onAdd: (() => void) | undefined
  /** Where a paper of this DOI can be read here, if anywhere. */
  pathOf: (doi: string) => string | undefined
  /** Papers that are none of the entries. */
  children?: ReactNode
}

/** A member's papers; a DOI leads to the paper. */
export const Publications = ({ publications, onAdd, pathOf, children }: PublicationsProps) => (
  <>
    <Head title="Publications" addLabel="+ Add publications" onAdd={onAdd} />
    {publications.length === 0 && !children && (
      <EmptyState title="No publications yet">
        {onAdd
          ? 'Add a paper yourself, or import a list of references, DOIs or PubMed numbers, BibTeX or RIS, or the works of your ORCID record.'
          : undefined}
      </EmptyState>
    )}
    <SheetList>
      {publications.map((paper) => (
        <li key={paper.id}>
          <h3 className={styles.title}>
            {paper.doi ? (
              <a href={doiAddress(paper.doi)} target="_blank" rel="noreferrer">
                {paper.title}
                <span className="vh"> (opens in a new tab)</span>
              </a>
            ) : (
              paper.title
            )}
          </h3>
          {paper.authors && <p className="ui muted">{paper.authors}</p>}
          <p className="meta">{paperLine(paper)}</p>
          {paper.doi && <HereToo title={paper.title} path={pathOf(paper.doi)} />}
        </li>
      ))}
    </SheetList>
    {children}
  </>
)

const HereToo = ({ title, path }: { title: string; path: string | undefined }) =>
  path && (
    <p className="ui">
      <Link to={path}>
        In the Research Hub<span className="vh">: {title}</span>
      </Link>
    </p>
  )

/** A member's certifications. */
export const Certifications = ({ certifications, onAdd }: { certifications: Certification[]; onAdd: (() => void) | undefined }) => (
  <>
    <Head title="Certifications" addLabel="+ Add certification" onAdd={onAdd} />
    {certifications.length === 0 && (
      <EmptyState title="No certifications yet">{onAdd ? 'Degrees, courses and instructor licences belong here.' : undefined}</EmptyState>
    )}
    <SheetList>
      {certifications.map(({ id, title, issuer, year }) => (
        <li key={id} className={styles.row}>
          <Award />
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className="meta">{facts(' · ', issuer, year)}</p>
          </div>
        </li>
      ))}
    </SheetList>
  </>
)
