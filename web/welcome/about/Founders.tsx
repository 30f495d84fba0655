import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import section from '../section.module.css'
import styles from './Founders.module.css'

const founders = [
  {
    id: 'aditi-rangan',
    name: 'Aditi Rangan',
    role: 'Founder',
    story:
      'Physician. Spent two years in a 30-bed hospital where the nearest second opinion was a bus ride away, and kept a notebook of the questions she could not ask anyone.',
  },
  {
    id: 'karthik-subbarao',
    name: 'Karthik Subbarao',
    role: 'Co-founder',
    story:
      'Engineer. Built hospital records systems in four states, and learned that doctors will use anything that loads before the lift arrives.',
  },
]

/** The founder and the co-founder, one sheet each. */
export const Founders = () => (
  <section id="founders" className={`wrap ${section.band}`} aria-labelledby="founders-title">
    <h2 id="founders-title" className={`${section.title} ${styles.title}`}>
      Who started Wardmates
    </h2>
    <div className={section.two}>
      {founders.map(({ id, name, role, story }) => (
        <Sheet key={id} padded>
          <div className={styles.founder}>
            <Avatar id={id} name={name} size="lg" />
            <div>
              <h3>{name}</h3>
              <p className="meta">{role}</p>
              <p className={styles.story}>{story}</p>
            </div>
          </div>
        </Sheet>
      ))}
    </div>
  </section>
)
