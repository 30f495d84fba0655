import { writtenIn } from '../lib/language/written-in.ts'
import styles from './Ruling.module.css'

/** Words of somebody, under what they are. */
export const Said = ({ title, words }: { title: string; words: string }) => (
  <div>
    <h3 className="ui">{title}</h3>
    <blockquote className={styles.quoted} lang={writtenIn(words)}>
      {words}
    </blockquote>
  </div>
)
