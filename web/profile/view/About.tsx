import type { ReactNode } from 'react'
import type { Profile } from '#contract/profile.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { facts } from '../member/AuthorLine.tsx'
import styles from './About.module.css'

const paragraphsOf = (text: string) => text.split(/\n\s*\n/)
const EMAIL = /^[^\s@]+@[^\s@]+$/

/** What a member says of themselves. What is kept from the viewer, and what is empty, leaves no line. */
export function About({ profile: { bio, contact, details, specialty, interests, own } }: { profile: Profile }) {
  const { email, phone } = contact
  const { education, currentPosition, experienceYears, college, graduationYear, languages } = details
  const hasDetails = specialty || education || currentPosition || experienceYears > 0 || college || languages.length > 0
  return (
    <div className={styles.about}>
      <div className={styles.part}>
        <h2>Bio</h2>
        {bio ? (
          paragraphsOf(bio).map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bio's paragraphs have no other name
            <p key={at} className={styles.bio}>
              {words}
            </p>
          ))
        ) : (
          <p className="muted">{own ? 'Describe your work in a few lines. Add a bio under Edit Profile.' : 'Nothing added yet.'}</p>
        )}
        {interests.length > 0 && (
          <>
            <h2>Interests</h2>
            <ul className={styles.chips}>
              {interests.map((interest) => (
                <li key={interest}>
                  <Badge>{interest}</Badge>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles.parts}>
        <div className={styles.part}>
          <h2>Contact information</h2>
          {email || phone ? (
            <dl className={styles.defs}>
              <Def name="Email">{email && EMAIL.test(email) ? <a href={`mailto:${email}`}>{email}</a> : email}</Def>
              <Def name="Phone">{phone}</Def>
            </dl>
          ) : (
            <p className="muted">Kept private.</p>
          )}
        </div>
        <div className={styles.part}>
          <h2>Professional details</h2>
          {!hasDetails && <p className="muted">{own ? 'Add your training and work under Edit Profile.' : 'Nothing added yet.'}</p>}
          <dl className={styles.defs}>
            <Def name="Specialty">{specialty}</Def>
            <Def name="Education">{education && <span className={styles.lines}>{education}</span>}</Def>
            <Def name="College">{facts(', ', college, graduationYear === null ? '' : String(graduationYear))}</Def>
            <Def name="Current position">{currentPosition}</Def>
            <Def name="Experience">{experienceYears > 0 && `${experienceYears} ${experienceYears === 1 ? 'year' : 'years'}`}</Def>
            <Def name="Languages">{languages.join(', ')}</Def>
          </dl>
        </div>
      </div>
    </div>
  )
}

const Def = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
