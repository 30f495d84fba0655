import { Phone, Siren } from 'lucide-react'
import type { EmergencyCard } from '#contract/doxy.ts'
import styles from './Emergency.module.css'

const dialled = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

/** Whom to call now. Said at once to people who listen to the page. */
export const EmergencySheet = ({ card: { title, words, lines } }: { card: EmergencyCard }) => (
  <section className={styles.card} role="alert">
    <h2>
      <Siren />
      {title}
    </h2>
    <p>{words}</p>
    <ul className={styles.lines}>
      {lines.map(({ label, number }, at) => (
        <li key={number}>
          <a href={dialled(number)} data-first={at === 0 || undefined}>
            <Phone />
            <span>
              Call <b>{number}</b>
              <small>{label}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
