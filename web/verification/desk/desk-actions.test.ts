import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DeskClaim } from '#contract/claim.ts'
import { DeskActions } from './DeskActions.tsx'

const claim: DeskClaim = {
  id: 'claim',
  member: {
    ...{ id: 'asha', handle: 'asha', name: 'Dr. Asha Rao', headline: '', hospital: '', location: '', avatarUrl: null },
    ...{ verified: false, mark: null },
  },
  kind: 'researcher',
  proof: 'orcid',
  claim: { proof: 'orcid', orcid: '0000-0002-1825-0097' },
  state: 'expired',
  submittedAt: '2026-11-20T08:00:00.000Z',
  ...{ dueAt: null, overdue: false, disputed: false, isAppeal: false, lockedBy: null, councilName: null, email: 'asha@kem.example' },
  ...{ proven: [], warnings: [], evidence: [], history: [], earlier: [], registerResults: [], conflicts: [] },
  mayDecide: true,
  mayOpen: false,
  pausedHours: null,
  recheck: null,
  searchPages: [],
  provenAs: 'doctor',
}

const offered = (over: Partial<DeskClaim>) =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, createElement(DeskActions, { claim: { ...claim, ...over } })),
  ).replaceAll(/<[^>]+>/g, ' ')

test('a badge is revoked while it holds and once it is over, by whoever may decide', () => {
  for (const state of ['approved', 'expired'] as const) expect(offered({ state })).toContain('Revoke')
  for (const state of ['approved', 'expired'] as const) expect(offered({ state, mayDecide: false })).not.toContain('Revoke')
  expect(offered({ state: 'in_review', lockedBy: 'me' })).not.toContain('Revoke')
})

test('what another reviewer asks for is confirmed or left as it is, what one asks for oneself is only taken back', () => {
  const asked = (byMe: boolean) => ({ since: '2026-11-20T08:00:00.000Z', words: null, revocation: { words: 'Struck off.', byMe } })
  expect(offered({ state: 'approved', recheck: asked(false) })).toMatch(/Confirm revocation.*Leave it as it is/)
  expect(offered({ state: 'approved', recheck: asked(true) })).not.toMatch(/evo(?:ke|cation)/)
  expect(offered({ state: 'approved', recheck: asked(true) })).toContain('Leave it as it is')
})
