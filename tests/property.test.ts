import fc from 'fast-check'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { type Described, describedBy, namesOfAnswered } from './support/description.ts'
import { fetched, type OddRequest, requestsOf } from './support/odd-requests.ts'
import { operations } from './support/operations.ts'
import { expectRefusal } from './support/refusal.ts'
import { plantSecrets, SECRET, Stage } from './support/stage.ts'
import { sendInput, validInputs } from './support/valid-input.ts'
import { test, type World } from './support/world.ts'

/** Requests to each operation, and where they begin: the same ones each time. `PROPERTY_RUNS=500` asks further, `PROPERTY_SEED` elsewhere. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 20)
const SEED = Number(process.env.PROPERTY_SEED ?? 20)
/** So many to each list before anything is written: they tell what there is. */
const LIST_RUNS = 3
/** Whoever waits this long was left hanging. */
const HANGS_MS = 30_000

const REFUSED = [...Array.from({ length: 100 }, (_, at) => 400 + at), 503]
/** What a caller is told who is no longer what they were: they signed out, left or gave up a right. */
const OVER = ['UNAUTHENTICATED', 'ACCOUNT_LEAVING', 'FACTOR_NEEDED']
/** What is written stands there when it is read, and goes last. */
const ORDER = ['POST', 'PUT', 'PATCH', 'GET', 'DELETE']

const rooms = [...new Set(operations.map(({ name }) => name.split('.')[0]!))]

/** What holds of every answer, whatever was sent and whoever sent it. */
async function hold(stage: Stage, operation: Described, request: OddRequest, made: readonly string[]) {
  const [path, init, params] = fetched(operation, request, stage)
  const token = stage.tokenOf(request.caller)
  const answer = await stage.world.fetch(path, { ...init, token, redirect: 'manual', signal: AbortSignal.timeout(HANGS_MS) })
  const text = await answer.clone().text()

  expect(text).not.toContain(SECRET)
  if (answer.status < 400) {
    expect(answer.status).toBeLessThan(300)
    expect(text).not.toMatch(/^data: .*"code":"FAULT"/m)
    if (answer.headers.get('content-type')?.startsWith('application/json')) stage.learn(JSON.parse(text), made, params, request.caller)
    return
  }
  const { code, message } = await expectRefusal(answer, REFUSED)
  if (answer.status === 404) stage.forget(params, request.caller)
  expect(message).not.toBe('')
  if (request.caller !== 'guest' && OVER.includes(code)) await stage.renew(request.caller)
}

let known: Promise<{ described: Described[]; secrets: Record<string, string> }> | undefined
const read = async (world: World) => ({ described: await describedBy(world), secrets: await plantSecrets(world) })

test.for(rooms)(
  '%s answers or refuses whatever anybody sends, and tells nobody what is not theirs',
  { timeout: 40_000 + RUNS * 4000 },
  async (room, { world }) => {
    known ??= read(world)
    const { described, secrets } = await known
    const stage = await Stage.open(world, secrets)
    const broken: string[] = []

    const ofRoom = described.filter((one) => one.room === room)
    const lists = ofRoom.filter(({ method, parts }) => method === 'GET' && !parts.path)
    const inOrder = ORDER.flatMap((method) => ofRoom.filter((one) => one.method === method))
    for (const [operation, numRuns] of [...lists.map((one) => [one, LIST_RUNS] as const), ...inOrder.map((one) => [one, RUNS] as const)]) {
      const made = namesOfAnswered(operation, described)
      const property = fc.asyncProperty(requestsOf(operation), (request) => hold(stage, operation, request, made))
      const report = await fc.check(property, { seed: SEED, numRuns })
      if (report.failed) broken.push(`${operation.name}: ${await fc.asyncDefaultReportMessage(report)}`.slice(0, 6000))
    }

    expect(broken.join('\n\n')).toBe('')
  },
)

test('a session that was signed out opens nothing, however well it is asked', async ({ world }) => {
  const farah = await world.reviewer()
  await farah.call(account.signOut)

  for (const operation of operations.filter(({ access }) => access !== 'anyone'))
    for (const input of validInputs(operation)) await expectRefusal(await sendInput(world, operation, input, farah.token), 401)
})
