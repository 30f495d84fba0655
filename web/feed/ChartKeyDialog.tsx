import { useSay } from '../lib/language/say.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { CHART_KEY, Marks } from './ChartKey.tsx'

/** What the marks mean, where there is no room for it beside the feed. */
function ChartKeyDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog title={say(CHART_KEY)} size="narrow" onClose={onClose} reading>
      <Marks />
    </Dialog>
  )
}

export default ChartKeyDialog
