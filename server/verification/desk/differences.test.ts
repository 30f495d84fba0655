import { expect } from 'vitest'
import { verification } from '#contract/verification.ts'
import { registration } from '#tests/support/claims.ts'
import { test } from '#tests/support/world.ts'
import { saveRegister } from '../registers/snapshot.ts'

test('a claim that differs from its register is approved with a reason for each difference, which reviewers read', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  const entry = { number: 'GOMC/88', name: 'Asha Rao', year: 2013, status: 'Suspended until 2020' }
  await saveRegister(world.db, world.app.services.vault, 'gomc', '2026-10-01', [entry])
  const proof = registration({ council: 'gomc', number: '88', year: 2014, nameAsRegistered: 'Asha Rao' })
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof })
  await farah.call(verification.take, { claimId })
  await farah.call(verification.checkRegisters, { claimId })
  const comparison = { claimId, compared: ['name', 'number'] as ('name' | 'number')[], register: 'IMR' }

  await expect(farah.call(verification.approve, comparison)).rejects.toMatchObject({
    ...{ code: 'DIFFERENCE_UNEXPLAINED', status: 422, message: 'The register differs in: Year, Status. Say for each why you approve it.' },
  })
  const year = { of: 'Year', words: 'The certificate has 2014; the register took the provisional year.' } as const
  await expect(farah.call(verification.approve, { ...comparison, reasons: [year] })).rejects.toMatchObject({
    issues: [{ path: 'reasons.Status' }],
  })
  const status = { of: 'Status', words: 'The suspension ended in 2020, as the council confirms by letter.' } as const
  const beside = { of: 'Name', words: 'Nothing differs here.' } as const
  const approved = await farah.call(verification.approve, { ...comparison, reasons: [year, status, beside] })

  expect(approved.state).toBe('approved')
  const notes = approved.history.filter(({ act }) => act === 'note').map(({ words }) => words)
  expect(notes).toEqual([`Year differs from the register: ${year.words}`, `Status differs from the register: ${status.words}`])
  expect((await asha.call(verification.overview)).claims[0]!.history.map(({ act }) => act)).not.toContain('note')
})
