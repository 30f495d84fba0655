import { expectTypeOf, test } from 'vitest'
import type { Said } from '../../lib/language/say.ts'
import type { toast } from './toast.ts'

type Taken = Parameters<(typeof toast)['success']>[0]

test('the compiler refuses a toast of words that nobody has said in the reader’s language', () => {
  expectTypeOf<Said>().toExtend<Taken>()
  expectTypeOf<string>().not.toExtend<Taken>()
})
