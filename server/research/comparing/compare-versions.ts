import type { Db } from '../../platform/db/client.ts'
import { getText } from '../versions/text.ts'
import { compareTexts } from './comparer.ts'

/** What the text of a version says otherwise than that of another. Whoever asks has found that the viewer may read them. */
export async function compareVersions(db: Db, viewerId: string, paperId: string, { no, since }: { no: number; since: number }) {
  const [older, newer] = [await getText(db, paperId, since), await getText(db, paperId, no)]
  if (older.textState !== 'read' || newer.textState !== 'read') return { state: 'unread' as const, passages: [], changed: 0 }
  const comparison = await compareTexts(older.pages, newer.pages, viewerId)
  return comparison ? { state: 'compared' as const, ...comparison } : { state: 'too_different' as const, passages: [], changed: 0 }
}
