import messages from 'virtual:catalogue/hi'
import { setupI18n } from '@lingui/core'
import type { RefusalCode } from '#contract/errors.ts'
import type { Translation } from '../say.ts'
import './hindi.css'

const i18n = setupI18n({ locale: 'hi', messages: { hi: messages } })
const has = (id: string) => Object.hasOwn(messages, id)

/** Hindi by the compiled catalogues of this folder. */
export const hindi: Translation = {
  code: 'hi',
  words: (english, values) => (has(english) ? i18n._(english, values) : undefined),
  refusal: (code: RefusalCode) => (has(code) ? i18n._(code) : undefined),
}
