import { expect, test } from 'vitest'
import { type Frame, readFrame, writeFrame } from './frames.ts'

const frame: Frame = { topic: 'realtime:posts', event: 'phx_join', payload: { config: {} }, ref: '2', joinRef: '1' }

test('both versions say the same in their own form', () => {
  expect(writeFrame(frame, '2.0.0')).toBe('["1","2","realtime:posts","phx_join",{"config":{}}]')
  expect(JSON.parse(writeFrame(frame, '1.0.0'))).toEqual({
    ...{ topic: 'realtime:posts', event: 'phx_join', payload: { config: {} }, ref: '2', join_ref: '1' },
  })
  for (const version of ['1.0.0', '2.0.0'] as const) expect(readFrame(writeFrame(frame, version), version)).toEqual(frame)
})

test.for([
  ['2.0.0', '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"1"}'],
  ['1.0.0', '[null,"1","phoenix","heartbeat",{}]'],
  ['2.0.0', '[null,1,"phoenix","heartbeat",{}]'],
  ['2.0.0', `[null,"1","${'x'.repeat(300)}","heartbeat",{}]`],
  ['2.0.0', 'heartbeat'],
  ['1.0.0', 'null'],
] as const)('what is no frame of version %s is read as none: %s', ([version, text]) => {
  expect(readFrame(text, version)).toBeUndefined()
})
