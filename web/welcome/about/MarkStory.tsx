import { brand } from '#contract/brand.ts'
import { Drawing } from '../../ui/art/Drawing.tsx'
import section from '../section.module.css'
import styles from './MarkStory.module.css'

const picture = `Left: two blood pressure readings plotted on a chart. Right: the same two readings as the ${brand.name} mark.`

/** Where the logo comes from: two readings beside each other. */
export const MarkStory = () => (
  <section className={`wrap ${section.band} ${styles.story}`} aria-labelledby="mark-title">
    <div className={section.two} data-lean>
      <div>
        <h2 id="mark-title" className={section.title}>
          Two readings, one chart
        </h2>
        <p className={styles.text}>
          On a ward chart a blood pressure is drawn as a caret and a pulse as a dot. Put two side by side and you get a W, or two people
          with their arms up, depending on how long you have been on call.
        </p>
      </div>
      <Drawing name="story" className={styles.picture} label={picture} />
    </div>
  </section>
)
