import { z } from 'zod'
import { EXPORTS_SHOWN } from './limits.ts'
import { Count, Id, Moment } from './page.ts'
import { closed, protectiveClosed, refuses } from './route.ts'
import { Confirmed, GRAVE } from './second-factor.ts'

/** How far a copy has come: asked for, being made, ready for a while, not finished, or over and removed. */
export const DataExportState = z.enum(['asked', 'making', 'ready', 'failed', 'removed'])
export type DataExportState = z.infer<typeof DataExportState>

/** A copy of a member's data, as one ZIP file. */
export const DataExport = z.object({
  id: Id,
  state: DataExportState,
  askedAt: Moment,
  /** When it is removed, or was; null until it is ready. */
  until: Moment.nullable(),
  /** Null until it is ready. */
  sizeBytes: Count.nullable(),
  /** Files of the member's that could not be opened and are not in it. */
  missingFiles: Count,
  /** When its address was asked for last. */
  downloadedAt: Moment.nullable(),
})
export type DataExport = z.infer<typeof DataExport>

/** The viewer's copies, newest first. */
const DataExports = z.object({
  items: z.array(DataExport).max(EXPORTS_SHOWN),
  /** When another one may be asked for; null where that is now. */
  nextAt: Moment.nullable(),
})

export const dataExports = {
  list: closed
    .route({ method: 'GET', path: '/api/data-exports', summary: 'The viewer’s copies of their data, newest first' })
    .output(DataExports),

  ask: protectiveClosed
    .route({ method: 'POST', path: '/api/data-exports', successStatus: 202, summary: 'Ask for a copy of all of one’s data' })
    .output(DataExport)
    .errors(refuses('EXPORT_UNDERWAY', 'EXPORT_LATELY')),

  download: protectiveClosed
    .route({
      method: 'POST',
      path: '/api/data-exports/{id}/address',
      summary: 'Where a copy that is ready is downloaded, for ten minutes',
    })
    .input(Confirmed.extend({ id: Id }))
    .output(z.object({ url: z.string() }))
    .errors(refuses('NOT_FOUND', ...GRAVE)),
}
