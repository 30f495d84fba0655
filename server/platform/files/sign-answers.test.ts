import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { FileUrl } from '#contract/files.ts'
import { contract } from '#contract/index.ts'
import type { OpenContext } from '../http/context.ts'
import type { Served } from '../http/operations/serve.ts'
import { type Addresses, imageUrl } from './addresses.ts'
import { signAnswers } from './sign-answers.ts'

const path = imageUrl('0b5b0c6e-8f0c-4c53-9a3e-1d0a5a3f6e21')
const marks: Addresses = { sign: (text) => `${text} signed`, secondsLeft: () => 0 }
const served = (procedure: unknown, answer: Served['answer']) => ({ procedure, answer }) as Served

async function signed(outputSchema: z.ZodType, output: unknown) {
  const [operation] = signAnswers([served({ '~orpc': { outputSchema } }, async () => output)], marks)
  return operation!.answer({}, {} as OpenContext)
}

test('addresses are signed at any depth, and the answer that a room holds stays as it was', async () => {
  const card = z.object({ photo: FileUrl.nullable(), name: z.string() })
  const schema = z.object({ items: z.array(z.object({ by: card, image: z.object({ url: FileUrl }).optional() })) })
  const held = { items: [{ by: { photo: path, name: 'Asha' }, image: { url: path } }, { by: { photo: null, name: 'Ravi' } }] }
  const before = structuredClone(held)

  expect(await signed(schema, held)).toEqual({
    items: [{ by: { photo: `${path} signed`, name: 'Asha' }, image: { url: `${path} signed` } }, { by: { photo: null, name: 'Ravi' } }],
  })
  expect(held).toEqual(before)
})

test('what a member wrote is never signed, be it the very path of a file', async () => {
  const schema = z.object({
    url: z.string(),
    found: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('photo'), url: FileUrl }),
        z.object({ kind: z.enum(['link', 'paper']), url: z.string() }),
      ]),
    ),
  })
  const found = ['photo', 'link', 'paper'].map((kind) => ({ kind, url: path }))

  expect(await signed(schema, { url: path, found })).toEqual({
    url: path,
    found: [
      { kind: 'photo', url: `${path} signed` },
      { kind: 'link', url: path },
      { kind: 'paper', url: path },
    ],
  })
})

test('no operation promises an address where nothing signs it', () => {
  const everyone = Object.values(contract).flatMap((room) => Object.values(room).filter((one) => isContractProcedure(one)))
  const holds = (schema: unknown) =>
    schema instanceof z.ZodType && JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })).includes('until=')
  const promising = everyone.filter((procedure) => holds(procedure['~orpc'].outputSchema))

  const untouched = promising.filter((procedure) => {
    const operation = served(procedure, async () => ({}))
    return signAnswers([operation], marks)[0]!.answer === operation.answer
  })

  expect(promising.length).toBeGreaterThan(20)
  expect(untouched).toEqual([])
})
