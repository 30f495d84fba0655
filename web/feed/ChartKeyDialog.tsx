import { Dialog } from '../ui/dialog/Dialog.tsx'
import { CHART_KEY, Marks } from './ChartKey.tsx'

/** What the marks mean, where there is no room for it beside the feed. */
const ChartKeyDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={CHART_KEY} size="narrow" onClose={onClose} reading>
    <Marks />
  </Dialog>
)

export default ChartKeyDialog
