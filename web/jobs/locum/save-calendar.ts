import type { Id } from '#contract/page.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { saveFile } from '../../lib/api/file.ts'
import { toast } from '../../ui/status/toast.ts'

/** Saves a shift that was accepted as a file for any calendar. */
export const saveCalendar = (shiftId: Id) =>
  saveFile(['locum', 'calendar'], { shiftId }, 'shift.ics').catch((error) => toast.error(wordsOf(error)))
