import { LAY } from './hindi-lexicon.ts'
import { HINDI_VERBS } from './hindi-verbs.ts'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Function words of Hindi in Latin letters that are no English words: two of them, or one long one, tell that a text is Hinglish. */
const TELLING = words(`
  aa aap aapko aaya aayi aaye ab abhi agar apna apne apni aata aate aati aur baad baar bahut bhi bilkul chahiye dein dekhein dekhna dena deni dete deti diya dono
  dijiye gaya gaye gayi ghar hai hain hoga hogi hona hota hote hoti hua hui hum humko ise isko iska iske jaa jaata jaate jaati jaaye jaye jayega jayegi jaldi jab jahan
  jaise jitna jo kaafi kab kabhi kaha kahan kaise kaisa kaisi kam kar kara karaana karana karani karau karaye kare karein karen karke karna karne karni karo karta karte
  karti karu karun karwana karwani kaun kaunsa kaunsi kaun ki kis kisko kise kiska kitna kitne kitni kiya ko koi kon konsa konsi kuch kya kyon kyu kyun lagana lagayein lage
  lagta laga lagi lena leni lein lekar lekin liye lete liya lo mein mera mere meri mil milta milti mujhe mujhko nahi nahin naa pe pehle phir raha rahe rahi rahta rakhein
  rakhna rakho saath sakta sakte sakti sab sabhi sabse sahi sirf tab tak tha thi theek thik tum turant unka unko unki uska uski uske usko wala wale wali woh wo yeh ye
  yah zaroori zaruri zyada jyada kijiye rukna badalta badle aage aasan ajeeb andar asar beech bhej bhejein bhejna bhejni bachega bachne bachna badhana badhani badha badhi baaki baki cheez
  cheezein chal chalti chalta chalu chalne chhod chhodi chuka chuki deti dhyan dikh dikhana dikhayein dikhe diye doosra dusra dusre doosri dusri dwara fark hamesha hun hoon
  itna itni jana jane jata jati jaega jaegi kafi karti khana khane khani khaya khayi khilana khilate khilaye kharab khatam kha kisi kisiko lambe likha likhit lagana lagani lagate le
  mana mat matlab nikal nikalna nikalwana nikalwane padega padegi padta pad raat rehta rehti rehne roz rozana rok ruk ruka roke rukne sabko samay shuru shuruaat sirf-ek
  subah shaam takleef takleefein teen tareeke tarah tez uth uthna utarta vaapas wapas wajah wahan yahan yahi zarurat kitnon batao bataye bataiye batayein batayi batana banata banti bante
  bola boli bolte kehta kehte kahi kahin logon log kaam kisne kisse kinko kinhe jisko jiske jiska jisme jisse usme usse isme inme unme iski iske kyunki kyuki taaki taki varna warna nhi nai ni
  mtlb matlab accha acha achha achchha acchi achi acche ache sach yaad fayda faida phayda kaunse konse konsa kaunsa kaunsi yaar bhai bhaiya kal aaj parso abhi tabhi jabki lekin magar krna krne krte krta krti
  krke kr rha rhe rhi gya gyi gye hue huye huwa hue wali waali waala waale upar uper neeche niche neche andar bahar dheere alag char paanch panch chhe chhah saat aath nau das
  zyda jada jyda bohot bohat bht bhot phle pehla pahle pahla baadme uske uspe ispe isse kaise kese kaisay ky kyaa kyunki mai mein maine mujhe tumhe aapka hamesha sivay siva alawa
  batana bataao btao btana chahie chahiye chaiye chiye der kitnaa kitney tk ek-do do-teen kayi kai dono donon varna warna hi-hi bhi-bhi agr agar ager fir phir wahi wohi yahi yehi konsi khud
  si sa gir bade badi bada lagatar dauran poore poora puri pura itne jawan maar koshish khatak jaldi bhar wajeh`)

/** The same, which English has too: they say nothing in a text that is Hinglish. */
const SHARED = words(`
  me to is the par main hi he she na ya se ho ka ke ki us do ek in so hum tu at an bar days le de jo di sir band h k m pe hone hote dene deni karo bole bolo sake suni sunna padi ja
  viva gap ya ha kha ab use un inn aur or safe-hai pls plz please ok okay bas bus wo ye`)

/** A word or phrase as it was written, and what it was read as. */
export type Rendered = { word: string; meant: string | null }

const MOST_WORDS = 4
const lexicon = new Map(
  LAY.trim()
    .split('\n')
    .flatMap((line) => {
      const [meant = '', said = ''] = line.trim().split(': ')
      return said.split(', ').map((one) => [one, meant] as const)
    }),
)

/** Words of the lexicon that stand in English texts too. */
const IN_ENGLISH = words(`
  kaf pet pair hath gala gale dant baal jhatka loo doob sugar peep sui tika operation din dino umra bachcha bacha maa pita papa mard periods bidi lat pimple kami drip nas purana
  allergy bp tb ipill combiflam lal jod`)

/** Whether a word says nothing but that its text is Hindi. */
const isFunctionWord = (word: string) => TELLING.has(word) || HINDI_VERBS.has(word)
const isHindi = (word: string) => isFunctionWord(word) || (lexicon.has(word) && !IN_ENGLISH.has(word))

/** Whether somebody writes Hindi in Latin letters, with English words among it. */
export const isHinglish = (said: readonly string[]) => said.filter(isHindi).length >= 2

/** The words of a Hinglish text without those that say nothing, those of the lexicon in English; nothing of any other text. `said` are its words in small letters. */
export function renderedHinglish(said: readonly string[]): Rendered[] | undefined {
  if (!isHinglish(said)) return undefined
  const rendered: Rendered[] = []
  for (let at = 0; at < said.length; ) {
    const phrase = longestAt(said, at)
    if (phrase) rendered.push({ word: phrase, meant: lexicon.get(phrase)! })
    else if (!isFunctionWord(said[at]!) && !SHARED.has(said[at]!)) rendered.push({ word: said[at]!, meant: null })
    at += phrase ? phrase.split(' ').length : 1
  }
  return rendered
}

function longestAt(said: readonly string[], at: number): string | undefined {
  for (let length = MOST_WORDS; length > 0; length--) {
    const phrase = said.slice(at, at + length).join(' ')
    if (at + length <= said.length && lexicon.has(phrase)) return phrase
  }
  return undefined
}
