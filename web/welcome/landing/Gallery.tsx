import { say } from '../../lib/language/say.ts'
import { Drawing } from '../../ui/art/Drawing.tsx'
import styles from './Gallery.module.css'

const tiles = [
  { poster: 'research', title: 'Research Excellence', line: 'Papers with every version kept' },
  { poster: 'surgical', title: 'Surgical Innovation', line: 'Technique notes from theatre' },
  { poster: 'care', title: 'Patient Care', line: 'What helped, bed by bed' },
  { poster: 'diagnostic', title: 'Diagnostic Precision', line: 'Second opinions from mates' },
] as const

/** Four drawn tiles with their captions. */
export const Gallery = () => (
  <ul className={styles.gallery}>
    {tiles.map(({ poster, title, line }) => (
      <li key={poster}>
        <figure className={styles.tile}>
          <Drawing name={poster} />
          <figcaption>
            {say(title)}
            <small>{say(line)}</small>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
)
