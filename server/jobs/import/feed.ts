import { IMPORT_ROWS_MAX } from '#contract/limits.ts'
import { isNode, type Node } from './node.ts'
import type { ReadFile } from './row.ts'
import { isReadField, readPosting } from './schema-org.ts'
import { unreadable } from './unreadable.ts'

/** So deep feeds put their postings into lists, graphs and pages. */
const DEPTH_MAX = 8
const HOLDERS = ['@graph', 'itemListElement', 'item', 'mainEntity', 'jobs', 'jobPostings', 'items']

/** The postings of a feed in JSON, in the form of schema.org's JobPosting, wherever they stand in its lists and graphs. */
export function readFeed(text: string): ReadFile {
  let feed: unknown
  try {
    feed = JSON.parse(text)
  } catch {
    throw unreadable('This is no valid JSON.')
  }
  const postings = postingsIn(feed)
  if (postings.length === 0) throw unreadable('No JobPosting of schema.org stands in this file.')
  if (postings.length > IMPORT_ROWS_MAX) throw unreadable(`This file has more than ${IMPORT_ROWS_MAX} jobs. Please take it in parts.`)
  const unread = new Set(postings.flatMap((posting) => Object.keys(posting).filter((name) => !isReadField(name))))
  return {
    format: 'feed',
    rows: postings.map((posting, at) => readPosting(posting, at + 1)),
    unread: [...unread].slice(0, UNREAD_MAX).map((name) => name.slice(0, NAME_SHOWN)),
  }
}

const UNREAD_MAX = 50
const NAME_SHOWN = 80

function postingsIn(value: unknown, depth = 0): Node[] {
  if (depth > DEPTH_MAX) return []
  if (Array.isArray(value)) return value.flatMap((one) => postingsIn(one, depth + 1))
  if (!isNode(value)) return []
  if (isPosting(value)) return [value]
  return HOLDERS.flatMap((name) => postingsIn(value[name], depth + 1))
}

/** "JobPosting", also as one of several types or with the address of schema.org before it. */
const isPosting = ({ '@type': type }: Node) => [type].flat().some((one) => typeof one === 'string' && /(?:^|[/:#])JobPosting$/.test(one))
