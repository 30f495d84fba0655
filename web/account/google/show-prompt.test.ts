import { expect, test, vi } from 'vitest'
import type { Moment, Prompt } from './prompt-script.ts'
import { endOf, showPrompt } from './show-prompt.ts'

const skipped = (reason?: string): Moment => ({ isNotDisplayed: () => false, isSkippedMoment: () => true, getSkippedReason: () => reason })
const gone = (reason: string): Moment => ({ isSkippedMoment: () => false, isDismissedMoment: () => true, getDismissedReason: () => reason })

test.each<[what: string, moment: Moment, ended: ReturnType<typeof endOf>]>([
  ['displayed', { isNotDisplayed: () => false }, undefined],
  ['not displayed', { isNotDisplayed: () => true }, 'not shown'],
  ['closed by the person', skipped('user_cancel'), 'dismissed'],
  ['pressed beside', skipped('tap_outside'), 'dismissed'],
  ['skipped by Google', skipped('auto_cancel'), 'not shown'],
  ['skipped for a reason that no browser tells', skipped(), 'not shown'],
  ['skipped where no reason can be asked for', { isSkippedMoment: () => true }, 'not shown'],
  ['taken away', gone('cancel_called'), 'dismissed'],
  ['over, with a token on its way', gone('credential_returned'), undefined],
  ['without a word', {}, undefined],
])('a prompt that is %s', (_what, moment, ended) => {
  expect(endOf(moment)).toBe(ended)
})

const promptThat = (prompt: Prompt['prompt']) => ({ initialize: vi.fn<Prompt['initialize']>(), prompt, cancel: vi.fn() })
const asked = (signal = new AbortController().signal) => ({ clientId: 'wardmates', nonce: 'once', signal })

test('the prompt is asked for this client and nonce, signs nobody in by itself, and hands over its token', async () => {
  const prompt = promptThat(() => prompt.initialize.mock.calls[0]![0].callback({ credential: 'a.b.c' }))

  expect(await showPrompt(prompt, asked())).toEqual({ credential: 'a.b.c' })
  expect(prompt.initialize).toHaveBeenCalledExactlyOnceWith({
    client_id: 'wardmates',
    nonce: 'once',
    callback: expect.any(Function),
    use_fedcm_for_prompt: true,
    auto_select: false,
    cancel_on_tap_outside: true,
  })
})

test('a script that throws shows nothing', async () => {
  const prompt = promptThat(() => {
    throw new TypeError('This document requires TrustedHTML.')
  })

  expect(await showPrompt(prompt, asked())).toBe('not shown')
})

test('whoever leaves takes the prompt away', async () => {
  const leaving = new AbortController()
  const prompt = promptThat(() => leaving.abort())

  expect(await showPrompt(prompt, asked(leaving.signal))).toBe('dismissed')
  expect(prompt.cancel).toHaveBeenCalledOnce()
  expect(await showPrompt(prompt, asked(leaving.signal))).toBe('dismissed')
  expect(prompt.initialize).toHaveBeenCalledOnce()
})
