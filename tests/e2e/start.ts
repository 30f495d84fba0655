import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startProcess } from '../support/process.ts'
import type { Community } from './community.ts'

/** What a journey sees does not depend on the internet. */
const asksNobody = { DOI_REGISTER: 'off', PUBMED_REGISTER: 'off', ORCID_REGISTER: 'off' }

/** Starts the product for the whole run, with the sample community: one for each worker, in a data folder of its own. */
export default async function start({ workers }: FullConfig) {
  const started = await Promise.all(Array.from({ length: workers }, startOne))
  process.env.WARDMATES_E2E = JSON.stringify(started.map(({ community }) => community))

  return async () => {
    await Promise.all(started.map(({ end }) => end()))
  }
}

async function startOne() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-e2e-'))
  const server = await startProcess({ WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'on', ...asksNobody })
  const community: Community = { url: server.url, dataDir }
  return { community, end: () => server.end('SIGTERM').finally(() => rm(dataDir, { recursive: true, force: true })) }
}
