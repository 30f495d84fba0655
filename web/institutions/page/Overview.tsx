import type { ReactNode } from 'react'
import type { Institution } from '#contract/institution.ts'
import { Link } from '../../lib/router.tsx'
import room from '../Institution.module.css'
import { pageOf } from '../words.ts'
import styles from './Overview.module.css'

/** What an institution says of itself. What is empty leaves no line. */
export function Overview({ page }: { page: Institution }) {
  const { about, website, address, telephone } = page
  const departments = departmentsOf(page)
  return (
    <div className={styles.overview}>
      <section className={room.stack}>
        <h2>About</h2>
        {about ? <p className={room.words}>{about}</p> : <p className="muted">Nothing has been written here yet.</p>}
      </section>
      {(website || address || telephone) && (
        <dl className={room.facts}>
          <Fact name="Website">
            {website && (
              <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                {new URL(website).hostname}
              </a>
            )}
          </Fact>
          <Fact name="Address">{address}</Fact>
          <Fact name="Telephone">{telephone}</Fact>
        </dl>
      )}
      {departments.length > 0 && (
        <section className={room.stack}>
          <h2>Departments</h2>
          <ul className={styles.departments}>
            {departments.map(({ department, people }) => (
              <li key={department}>
                {people > 0 ? (
                  <>
                    <Link to={`${pageOf(page.id)}&tab=people&department=${encodeURIComponent(department)}`}>{department}</Link>
                    <span>
                      {people}
                      <span className="vh"> confirmed</span>
                    </span>
                  </>
                ) : (
                  department
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Those that the page names, in its order, then those that only its people name, with who is confirmed in each. */
function departmentsOf({ departments, peopleByDepartment }: Institution) {
  const counted = new Map(peopleByDepartment.map(({ department, people }) => [department, people]))
  const names = new Set([...departments, ...peopleByDepartment.map(({ department }) => department).filter(Boolean)])
  return [...names].map((department) => ({ department, people: counted.get(department) ?? 0 }))
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
