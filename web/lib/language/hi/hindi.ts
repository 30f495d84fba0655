import front from 'virtual:catalogue/hi'
import { setupI18n } from '@lingui/core'
import type { RefusalCode } from '#contract/errors.ts'
import type { Translation } from '../say.ts'
import './hindi.css'

const i18n = setupI18n({ locale: 'hi', messages: { hi: front } })
const has = (id: string) => Object.hasOwn(i18n.messages, id)

/** Hindi by the compiled catalogues of this folder; those of the pages behind the public ones come with the first of them. */
export const hindi: Translation = {
  code: 'hi',
  words: (english, values) => (has(english) ? i18n._(english, values) : undefined),
  refusal: (code: RefusalCode) => (has(code) ? i18n._(code) : undefined),
  inside: async () => i18n.load('hi', (await import('virtual:catalogue/hi/inside')).default),
}
