import { brand } from '#contract/brand.ts'
import { VerifiedGlyph } from '../ui/art/glyphs.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import section from './section.module.css'
import styles from './WhyChoose.module.css'

const points = [
  { title: 'Verified colleagues', text: 'Licences are checked by people, within 24–48 hours.' },
  { title: 'Answers with sources', text: 'Doxy AI lists its references and says how sure it is.' },
  { title: 'Private by default', text: 'Encrypted messaging. Your licence number is never shown on your profile.' },
  { title: 'Made for Indian practice', text: 'Pay in LPA, the NMC and the state councils, and pages that load on a slow ward network.' },
]

/** The four reasons, each behind a tick. */
export const WhyChoose = () => (
  <section id="why" className={`wrap ${section.foot}`} aria-labelledby="why-title">
    <div className={section.two} data-lean>
      <div>
        <h2 id="why-title" className={section.title}>
          Why choose {brand.name}
        </h2>
        <p className={`${section.lead} ${styles.lead}`}>
          Anyone in health care can join. A green tick means that a reviewer has found that person in a professional register.
        </p>
      </div>
      <Sheet>
        <dl>
          {points.map(({ title, text }) => (
            <div key={title} className={styles.point}>
              <dt>
                <VerifiedGlyph />
                {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </div>
  </section>
)
