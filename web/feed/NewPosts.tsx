import { ArrowUp } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import styles from './NewPosts.module.css'

/** Says that posts wait above, without moving what is being read; pressed, it goes to them. */
export const NewPosts = ({ words, onTakeUp }: { words: string | undefined; onTakeUp: () => void }) => (
  <div className={styles.place} role="status">
    {words && (
      <Button tone="outline" className={styles.button} onClick={onTakeUp}>
        <ArrowUp />
        {words}
      </Button>
    )}
  </div>
)
