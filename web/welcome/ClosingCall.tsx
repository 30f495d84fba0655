import { say } from '../lib/language/say.ts'
import { Drawing } from '../ui/art/Drawing.tsx'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './ClosingCall.module.css'
import section from './section.module.css'

/** The night band at the foot of a public page: one last sentence, Join Now and Sign In. */
export const ClosingCall = ({ title, children }: { title: string; children: string }) => (
  <section className={styles.band} data-ground="deep" aria-labelledby="closing">
    <Drawing name="strip" className={styles.strip} slice />
    <div className={classNames('wrap', styles.inside)}>
      <div>
        <h2 id="closing" className={section.title}>
          {title}
        </h2>
        <p>{children}</p>
      </div>
      <div className={section.actions}>
        <ButtonLink size="large" to="/register">
          {say('Join Now')}
        </ButtonLink>
        <ButtonLink tone="outline" size="large" to="/login">
          {say('Sign In')}
        </ButtonLink>
      </div>
    </div>
  </section>
)
