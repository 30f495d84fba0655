/** What somebody asks an applicant for in Hindi, in Devanagari or in Latin letters, word by word. */
const setOf = (text: string) => new Set(text.split(' '))

const PAYING = setOf(
  'jama jamaa bharna bharein bharen bhare bhariye bharo dena dein den dijiye dijie deposit chukana chukaye chukaen bhugtan transfer pay bhejein bhejen bhejiye bheje bhejo dene deni ' +
    'जमा भुगतान भरें भरना भरे भरिए दें देना देनी देने दीजिए चुकाएं चुकाना ट्रांसफर भेजें भेजना भेजिए',
)
const MONEY = setOf(
  'rupaye rupay rupaya rupees rupee rs inr paise paisa fees fee shulk raashi rashi charge charges amount money ' +
    'रु रुपये रुपए रुपया रूपये रूपए पैसे पैसा शुल्क फीस राशि चार्ज डिपॉजिट',
)
const FEES = setOf('fees fee shulk raashi rashi charge charges शुल्क फीस राशि चार्ज डिपॉजिट')
const FEE_OF = setOf(
  'registration panjikaran jamanat zamanat avedan aavedan processing interview training security pravesh joining ' +
    'पंजीकरण रजिस्ट्रेशन आवेदन प्रोसेसिंग इंटरव्यू साक्षात्कार प्रशिक्षण ट्रेनिंग सुरक्षा सिक्योरिटी प्रवेश जमानत फॉर्म फार्म',
)
/** Two words that follow each other. Alone, आधार is "basis" too. */
const SECRETS: [first: ReadonlySet<string>, next: ReadonlySet<string>][] = [
  [setOf('आधार पैन adhar adhaar'), setOf('कार्ड नंबर नम्बर संख्या card number no')],
  [setOf('बैंक bank'), setOf('खाता खाते विवरण डिटेल khata khate vivaran')],
  [setOf('खाता खाते अकाउंट khata khate'), setOf('नंबर नम्बर संख्या विवरण number no sankhya vivaran')],
]
const ALONE = setOf('ओटीपी यूपीआई')
/** What somebody has, and is told to send. */
const OWN = setOf('apna apni apne अपना अपनी अपने')
const THEIRS = setOf('aadhar aadhaar adhar adhaar pan bank khata khaata khate account upi otp आधार पैन बैंक खाता खाते अकाउंट यूपीआई ओटीपी')
const SEND = setOf(
  'bhejo bhejein bhejen bheje bhejiye do dein den dijiye batao bataiye batayein likho likhein likhiye ' +
    'भेजें भेजे भेजो भेजिए दें दो दीजिए बताएं बताओ बताइए लिखें लिखिए',
)
/** It costs; or it takes so long. */
const COSTS = setOf('lagega lagegi lagenge lagta lagti लगेगा लगेगी लगेंगे लगता लगती')
const TIME = setOf(
  'din ghanta ghante ghanton minute hafta hafte mahina mahine saal samay waqt दिन घंटा घंटे मिनट हफ्ता हफ्ते महीना महीने साल समय वक्त',
)
const NOT = setOf('nahi nahin nahi na mat नहीं नही ना मत')
/** "Or else": what is said before is asked for all the same. */
const ELSE = setOf('to toh तो')
const FREE = setOf('nishulk muft maaf निशुल्क मुफ्त माफ')
const SALARY = setOf('vetan salary tankhwah tankha stipend mandey वेतन सैलरी तनख्वाह मानदेय स्टाइपेंड')
const ARRIVES = setOf('hoga hogi jati jata jayega jayegi hota hoti होगा होगी जाती जाता जाएगा जाएगी जायेगा जायेगी होता होती')

const wordsOf = (clause: string) =>
  clause
    .replaceAll('\u093c', '')
    .replaceAll('₹', ' ₹')
    .split(/[^\p{L}\p{M}\p{N}₹]+/u)
const isMoney = (word: string) => word.startsWith('₹') || MONEY.has(word)
const isSecret = (word: string, next = '') => ALONE.has(word) || SECRETS.some(([first, second]) => first.has(word) && second.has(next))

/** "Apna bank account bhejo": of what is theirs alone, one of the next two words. */
const isTheirs = (words: readonly string[], at: number) =>
  OWN.has(words[at]!) && words.slice(at + 1, at + 3).some((next) => THEIRS.has(next))

/** Whether a clause in Hindi asks for money or secrets; undefined where it says that nobody does, whatever else is found in it. */
export function asksInHindi(clause: string): boolean | undefined {
  const words = wordsOf(clause)
  const asked = words.findIndex((word, at) => isMoney(word) || FEE_OF.has(word) || isSecret(word, words[at + 1]) || isTheirs(words, at))
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word))
  const told = words.findLastIndex((word) => SEND.has(word))
  // A "no" before what is asked for denies something else.
  const denied = words.some((word, at) => asked >= 0 && at > asked && NOT.has(word) && !ELSE.has(words[at + 1] ?? ''))
  if (denied || (asked >= 0 && has(FREE) && !has(PAYING)) || (has(SALARY) && has(ARRIVES))) return undefined
  const isFee = words.some((word, at) => FEE_OF.has(word) && words.slice(at + 1, at + 4).some((next) => FEES.has(next)))
  const costs = has(COSTS) && !has(TIME) && words.some((word) => isMoney(word) || FEE_OF.has(word) || word === 'form')
  return (
    isFee ||
    costs ||
    (words.some(isMoney) && has(PAYING)) ||
    words.some((word, at) => isSecret(word, words[at + 1]) || (at < told && isTheirs(words, at)))
  )
}
