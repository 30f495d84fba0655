import { Sheet } from '../ui/layout/Sheet.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'

/** What a member is notified of, as a part of the settings. */
export const NoticeSettingsSheet = () => (
  <Sheet title="What you are notified of" bleed>
    <NoticeSettings />
  </Sheet>
)
