import { expect, test } from 'vitest'
import { latinName } from './latin-name.ts'
import { latinSlug } from './latin-slug.ts'

test.each([
  ['மீனாட்சி', 'minakshi'],
  ['லட்சுமி', 'lakshmi'],
  ['சுந்தரம்', 'sundaram'],
  ['முருகன்', 'murugan'],
  ['বিশ্বজিৎ', 'bishbajit'],
  ['سلمان', 'salman'],
  ['شبنم', 'shabnam'],
  ['فاطمہ', 'fatma'],
  ['احمد', 'ahmad'],
  ['یوسف', 'yosaf'],
  ['ᱢᱩᱨᱢᱩ', 'murmu'],
  ['ᱥᱟᱱᱛᱟᱲ', 'santar'],
  ['ꯃꯩꯇꯩ', 'meitei'],
  ['ꯏꯔꯣꯝ', 'irom'],
  ['José', 'José'],
  ['王', '王'],
])('the name %s is written %s', (word, latin) => {
  expect(latinName(word)).toBe(latin)
})

test.each([
  ['डॉ॰ सुनीता राव', 'sunita-rao'],
  ['डॉ. (श्रीमती) सुनीता राव', 'sunita-rao'],
  ['प्रा. डॉ. यशवंत चव्हाण', 'yashwant-chavhan'],
  ['ডঃ তন্ময় দাস', 'tanmay-das'],
  ['অধ্যাপক তন্ময় দাস', 'tanmay-das'],
  ['ਡਾਕਟਰ ਗੁਰਪ੍ਰੀਤ ਕੌਰ', 'gurprit-kaur'],
  ['ડોક્ટર નીતા શાહ', 'nita-shah'],
  ['ପ୍ରଫେସର ସୁଜାତା', 'sujata'],
  ['பேராசிரியர் கமலா', 'kamala'],
  ['ప్రొఫెసర్ శ్రీనివాస్', 'shrinivas'],
  ['ಡಾ॥ ನೀಲಾ ರಾವ್', 'nila-rao'],
  ['പ്രൊഫ. ലക്ഷ്മി നായർ', 'lakshmi-nayar'],
  ['ڈاکٹر سلمان شیخ', 'salman-shikh'],
])('of %s the title is no part of the address', (name, slug) => {
  expect(latinSlug(name, 40)).toBe(slug)
})
