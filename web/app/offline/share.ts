/// <reference lib="webworker" />
import { TAKES_SHARED } from '#contract/share-target.ts'
import { keepShared } from '../../lib/incoming-share.ts'

/** Keeps what another app shares with this one for the page that it leads to; what cannot be kept leads there too, which then says so. */
export async function takeShare({ request }: { request: Request }) {
  await request
    .formData()
    .then(keepShared)
    .catch(() => undefined)
  return Response.redirect(TAKES_SHARED, 303)
}
