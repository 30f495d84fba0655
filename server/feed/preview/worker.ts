import { PREVIEW_DESCRIPTION_MAX, PREVIEW_TITLE_MAX } from '#contract/limits.ts'
import { line } from '#contract/text.ts'
import type { Services } from '../../platform/http/context.ts'
import { firstWords } from '../../platform/http/plain-page.ts'
import { fetchPage } from '../../platform/web-page/fetch-page.ts'
import { internet } from '../../platform/web-page/network.ts'
import { readHeadApart } from '../../platform/web-page/read-apart.ts'
import { findLink, findReading, type Reading, saveReading } from './queries.ts'

type PreviewContext = Pick<Services, 'config' | 'db' | 'live' | 'log'>

/** More than is read of anything that a page says, and than comes of it when its letters are composed. */
const SAID_MAX = 20_000

/** Reads the page behind a post's link, unless that was done for this link lately. */
export async function previewLink({ postId }: { postId: string }, context: PreviewContext, signal: AbortSignal, network = internet) {
  const { config, db, live, log } = context
  const link = config.linkPreviews ? await findLink(db, postId) : null
  if (!link) return
  const reading =
    (await findReading(db, link)) ??
    (await readPage(link, signal, network).catch((error: Error) => {
      signal.throwIfAborted()
      log.info({ postId, reason: error.message }, 'no preview of a link')
      return nothing()
    }))
  if (await saveReading(db, postId, link, reading)) live.touch(`post:${postId}`)
}

async function readPage(link: string, signal: AbortSignal, network: typeof internet): Promise<Reading> {
  const page = await fetchPage(link, signal, network)
  const head = await readHeadApart(page)
  return {
    ...nothing(),
    title: shown(head.title, PREVIEW_TITLE_MAX) || null,
    description: shown(head.description, PREVIEW_DESCRIPTION_MAX),
    led_to: ledTo(new URL(link), page.url),
  }
}

const nothing = (): Reading => ({ title: null, description: '', led_to: null, read_at: new Date() })

/** What a page says, as a member could have written it. */
const shown = (said: string, max: number) => firstWords(line(SAID_MAX, 0).parse(said), max)

/** The site that answered, where it is another than the link's own. */
const ledTo = (link: URL, answered: URL) => (siteOf(answered) === siteOf(link) ? null : siteOf(answered))
const siteOf = ({ hostname }: URL) => hostname.replace(/^www\./, '')
