import { useSay } from '../lib/language/say.ts'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'

/** What a member is notified of, as a part of the settings. */
export function NoticeSettingsSheet() {
  const say = useSay()
  return (
    <Sheet title={say('What you are notified of')} bleed>
      <NoticeSettings />
    </Sheet>
  )
}
