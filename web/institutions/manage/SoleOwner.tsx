import { TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import styles from './Manage.module.css'

/** Without a second owner a page falls to nobody. */
export const SoleOwner = ({ onInvite }: { onInvite: () => void }) => (
  <div className={styles.sole}>
    <TriangleAlert />
    <p>
      <b>You are the only owner.</b> If you leave, nobody can run this page. Name a second owner; it takes a minute.
    </p>
    <Button tone="outline" size="small" onClick={onInvite}>
      Name an owner
    </Button>
  </div>
)
