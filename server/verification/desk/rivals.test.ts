import { expect } from 'vitest'
import { verification } from '#contract/verification.ts'
import { registration } from '#tests/support/claims.ts'
import { test } from '#tests/support/world.ts'

const ROUNDS = Number(process.env.RIVAL_ROUNDS ?? 15)

test('of two reviewers who approve rival claims at the same moment one succeeds, and the other reads that the number is held', async ({
  world,
}) => {
  const [farah, gita] = [await world.reviewer(), await world.reviewer()]
  for (let round = 0; round < ROUNDS; round++) {
    const rivals = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Asha Rao' })]
    const proof = registration()
    const claimIds: string[] = []
    for (const rival of rivals) claimIds.push((await rival.call(verification.submit, { kind: 'doctor', proof })).id)
    await farah.call(verification.take, { claimId: claimIds[0]! })
    await gita.call(verification.take, { claimId: claimIds[1]! })

    const said = { compared: ['name', 'number'] as ('name' | 'number')[], register: 'IMR public search' }
    const answers = await Promise.allSettled([
      farah.call(verification.approve, { claimId: claimIds[0]!, ...said }),
      gita.call(verification.approve, { claimId: claimIds[1]!, ...said }),
    ])

    expect(answers.map((answer) => (answer.status === 'fulfilled' ? 'approved' : answer.reason.code)).sort()).toEqual([
      'NUMBER_HELD',
      'approved',
    ])
    const marked = await world.db
      .selectFrom('member')
      .select('verified')
      .where(
        'id',
        'in',
        rivals.map(({ id }) => id),
      )
      .execute()
    expect(marked.map(({ verified }) => verified).sort()).toEqual([false, true])
  }
})

test('whoever approves while the rival is withdrawn or corrected succeeds', async ({ world }) => {
  const [farah] = [await world.reviewer()]
  for (const how of ['withdrawn', 'corrected'] as const) {
    const [asha, ravi] = [await world.member(), await world.member()]
    const proof = registration()
    const { id } = await asha.call(verification.submit, { kind: 'doctor', proof })
    const { id: rivalId } = await ravi.call(verification.submit, { kind: 'doctor', proof })
    await farah.call(verification.take, { claimId: id })

    const [approved] = await Promise.all([
      farah.call(verification.approve, { claimId: id, compared: ['name'], register: 'IMR public search' }),
      how === 'withdrawn'
        ? ravi.call(verification.withdraw, { claimId: rivalId })
        : ravi.call(verification.submit, { kind: 'doctor', proof: registration() }),
    ])

    expect(approved).toMatchObject({ state: 'approved', member: { mark: { as: 'doctor', state: 'holds' } } })
    expect(await farah.call(verification.getClaim, { claimId: id })).toMatchObject({ disputed: false, conflicts: [] })
  }
})
