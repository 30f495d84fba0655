import { useSay } from '../../lib/language/say.ts'
import { withData } from '../../lib/query/Data.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FollowList } from './FollowList.tsx'
import styles from './Follows.module.css'

/** What a member follows, where there is no room for it beside the feed. */
function FollowsDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog title={say('What you follow')} size="narrow" onClose={onClose}>
      <div className={styles.dialog}>
        <FollowList />
      </div>
    </Dialog>
  )
}

export default withData(FollowsDialog)
