import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { Finding } from '#contract/checks.ts'
import type { VerificationStatus } from '#contract/feed.ts'
import { examine, statusOf } from '#server/doxy/check/examine.ts'
import { openLibrary } from '#server/doxy/library/stored-library.ts'
import { indexNotes } from '#server/doxy/notes.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { KEY_BYTES, openVault } from '#server/platform/secrets/vault.ts'

type Post = { expected: VerificationStatus; kind: string; text: string }
type Checked = Post & { status: VerificationStatus; needsReview: boolean; says: Finding['says'] }

const FILES = ['posts.txt', 'posts-unseen.txt', 'posts-blind-1.txt', 'posts-blind-2.txt']

/**
 * `npm run bench:doxy:posts -- [--wrong]`: what the post check makes of posts written against the shipped notes, which lie in a library as a server's do.
 * A line of `texts/posts*.txt` holds the status a careful reader would give, what was done to the claim, and the post, between tabs.
 */
async function main(args: string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-posts-'))
  const database = await openDatabase({ dataDir })
  const library = openLibrary({ db: database.db, vault: openVault(randomBytes(KEY_BYTES)) })
  try {
    await indexNotes(library)
    for (const file of FILES) {
      const checked: Checked[] = []
      for (const post of await readPosts(file)) {
        const findings = await examine(library, post.text)
        const read = findings.find(({ status }) => status === 'needs_review')
        checked.push({ ...post, status: statusOf(findings), needsReview: read !== undefined, says: read?.says ?? null })
      }
      tell(file, checked)
      if (args.includes('--wrong')) for (const one of checked.filter(({ status, expected }) => status !== expected)) tellWrong(one)
    }
  } finally {
    await library.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function readPosts(file: string): Promise<Post[]> {
  const lines = (await readFile(join(import.meta.dirname, 'texts', file), 'utf8')).split('\n').filter(Boolean)
  return lines.map((line) => {
    const [expected, kind, text] = line.split('\t') as [VerificationStatus, string, string]
    return { expected, kind, text }
  })
}

function tell(file: string, checked: readonly Checked[]) {
  console.log(`\n${file}: ${checked.length} posts`)
  for (const status of ['verified', 'disputed'] as const) {
    const [given, due] = [checked.filter((one) => one.status === status), checked.filter(({ expected }) => expected === status)]
    const right = given.filter(({ expected }) => expected === status).length
    console.log(`  ${status}: precision ${share(right, given.length)}, recall ${share(right, due.length)}`)
  }
  const wrong = checked.filter(({ kind }) => kind !== 'true')
  console.log(`  verified though not borne out: ${share(wrong.filter(({ status }) => status === 'verified').length, wrong.length)}`)
  const refuted = checked.filter(({ expected }) => expected === 'disputed')
  const seen = refuted.filter(({ status, needsReview }) => status === 'disputed' || needsReview).length
  console.log(`  refuted ones disputed or put before a reviewer: ${share(seen, refuted.length)}`)
  for (const [says, status] of [
    ['agrees', 'verified'],
    ['contradicts', 'disputed'],
  ] as const) {
    const read = checked.filter((one) => one.says === says)
    console.log(`  before a reviewer as ${says}, rightly: ${share(read.filter(({ expected }) => expected === status).length, read.length)}`)
  }
}

const share = (part: number, whole: number) => `${part}/${whole}${whole > 0 ? ` (${(part / whole).toFixed(2)})` : ''}`

const tellWrong = ({ expected, kind, status, says, text }: Checked) =>
  console.log(`    ${kind}, ${expected} expected: ${status}${says ? `, to review: ${says}` : ''}: ${text}`)

await main(process.argv.slice(2))
