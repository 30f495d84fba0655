import { expect, test } from 'vitest'
import { handlesIn } from './mentions.ts'

test('a handle is mentioned by its sign, once, and not inside an address', () => {
  expect(handlesIn('@asha-rao, and @Asha-Rao again; (@ravi-menon-2f). @doxy @doxy-ai')).toEqual(['asha-rao', 'ravi-menon-2f'])
  expect(handlesIn('asha@ward.example https://ward.example/@asha @@asha @asha@ward.example')).toEqual([])
})
