import { brand } from '#contract/brand.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import section from '../section.module.css'
import styles from './Contact.module.css'

const { contact } = brand

/** The company, how to reach it, and the two ways on. */
export const Contact = () => (
  <section id="contact" className={`wrap ${section.band}`} aria-labelledby="contact-title">
    <Sheet>
      <div className={styles.contact}>
        <div>
          <h2 id="contact-title" className={styles.title}>
            Write to us
          </h2>
          <p className="muted">Questions, corrections, or a hospital we should know about.</p>
          <div className={`${section.actions} ${styles.actions}`}>
            <ButtonLink to="/register">Join Now</ButtonLink>
            <ButtonLink tone="outline" to="/features">
              Explore features
            </ButtonLink>
          </div>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Company</dt>
            <dd>{contact.company}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
            </dd>
          </div>
          <div>
            <dt>Office</dt>
            <dd>
              {contact.street}
              <br />
              {contact.city}
            </dd>
          </div>
          <div>
            <dt>Grievances</dt>
            <dd>
              <a href={`mailto:${contact.grievance}`}>{contact.grievance}</a>
            </dd>
          </div>
        </dl>
      </div>
    </Sheet>
  </section>
)
