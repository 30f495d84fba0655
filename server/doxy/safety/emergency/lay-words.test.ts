import { expect, test } from 'vitest'
import { emergencyOf } from './emergency.ts'
import { BENGALI } from './lay-words/bengali.ts'
import { combinations } from './lay-words/combinations.ts'
import { HINDI } from './lay-words/hindi.ts'
import { MARATHI } from './lay-words/marathi.ts'
import { signs } from './lay-words/signs.ts'
import { TAMIL } from './lay-words/tamil.ts'
import { TELUGU } from './lay-words/telugu.ts'

/** By sign: what somebody might type, and what looks alike and is answered as a question. */
const EXAMPLES: Record<keyof typeof signs, [example: string, counterExample: string][]> = {
  wantsToDie: [
    ['amar ar bachte icche kore na', 'আত্মহত্যা প্রতিরোধ দিবস কবে'],
    ['mala jagavese vatat nahi', 'आत्महत्येच्या प्रतिबंधासाठी काय करतात'],
    ['enakku vaazha pudikala', 'தற்கொலை தடுப்பு நாள்'],
    ['naaku chavali anipistondi', 'ఆత్మహత్య నివారణ దినం'],
  ],
  bleedsInPregnancy: [
    ['bou gorbhoboti, sokal theke rokto jacche', 'গর্ভাবস্থায় রক্ত পরীক্ষা কেন করা হয়'],
    ['bayko garodar aahe ani rakta jatay', 'गरोदर बाईने रक्त तपासणी कारणे'],
    ['en manaivi karpama irukka, ratham varudhu', 'கர்ப்பிணிக்கு ரத்த சோகை காரணம்'],
    ['naa bharya garbhavati, raktam potondi', 'గర్భిణి రక్తం పరీక్షలు ఎందుకు'],
  ],
  babyDoesNotMove: [
    ['kal theke peter baccha norche na', 'পেটের বাচ্চা কখন নড়ে'],
    ['kalpasun potatla bal halat nahi', 'पोटात गॅस कशामुळे होतो'],
    ['நேத்துல இருந்து வயித்துல குழந்தை அசையல', 'vayitril poochi irundhal enna seivadhu'],
    ['ninnati nunchi kadupulo bidda kadalatledu', 'కడుపులో నొప్పి ఎందుకు వస్తుంది'],
  ],
  fitsInPregnancy: [
    ['garbhvati bhabhi ko daura pada hai, pair suje hain', 'मेरी मां को मेरे जन्म के समय दौरे आए थे'],
    ['kanpu ayina roju fits vachayi, emi cheyali', '8th nela, fits emi raledu'],
  ],
  labourStuck: [
    ['panmot phutun baara tas zale, baal khali yet nahi', 'बाळ पोटात खूप लाथा मारतंय'],
    ['jol bhengeche kal, baccha namche na', 'lift e atke giyechilam'],
  ],
  poison: [
    ['meye phenyl kheye felechhe', 'বিষক্রিয়ার চিকিৎসা'],
    ['bhavane kitaknashak pyayla', 'उंदराचे औषध कुठे मिळते'],
    ['thambi poochi marundhu kudichitan', 'எலி மருந்து எங்கே கிடைக்கும்'],
    ['tammudu purugula mandu tagadu', 'పురుగుల మందు ఎలా కొట్టాలి'],
  ],
  manyTablets: [
    ['বোন অনেকগুলো ঘুমের ওষুধ খেয়ে ফেলেছে', 'ghumer osudh khele ki hoy'],
    ['tine zopechya golya khallya', 'झोपेच्या गोळ्या किती वाजता घ्याव्या'],
    ['akka thookka maathirai niraya saaptutta', 'தூக்க மாத்திரை பக்க விளைவுகள்'],
    ['అక్క నిద్ర మాత్రలు మింగేసింది', 'nidra matralu manchiva'],
  ],
  snake: [
    ['bhai ke sape kamreche', 'সাপের কামড়ের চিকিৎসা কী'],
    ['shetat baba la saap chavla', 'सर्पदंश म्हणजे काय'],
    ['appava paambu kadichiduchu', 'பாம்பு கடி சிகிச்சை என்றால் என்ன'],
    ['nannaku paamu kaatesindi', 'పాము కాటుకు చికిత్స ఏమిటి'],
  ],
  scorpion: [
    ['biche kamreche, hat fule geche', 'বিছা কোথায় থাকে'],
    ['payala vinchu chavla', 'विंचू कुठे राहतात'],
    ['kaal la thel kottiduchu', 'தேன் நல்லதா'],
    ['kaaliki telu kuttindi', 'తేనె మంచిదా'],
  ],
  throatCloses: [
    ['ततैया ने काटा, गला बंद हो रहा है', 'मूंगफली से एलर्जी थी बचपन में'],
    ['தேனீ கொட்டி நாக்கு வீங்கி இருக்கு', 'தேன் நல்லதா'],
  ],
  choking: [
    ['bacchar golay coin atke geche', 'গলায় ব্যথা হলে কী খাব'],
    ['balachya ghashat nane adakla', 'घशात दुखण्याचे कारण'],
    ['kozhandha thondaila kaasu sikkikichu', 'தொண்டையில் வலி காரணம்'],
    ['పాప గొంతులో నాణెం ఇరుక్కుంది', 'gontulo noppi ki mandu'],
  ],
  cannotBreathe: [
    ['mayer shash nite khub kosto hocche', 'শ্বাসকষ্টের কারণ ও লক্ষণ'],
    ['aaila shwas ghyayla tras hotoy', 'श्वास व्यायाम म्हणजे काय'],
    ['ammavukku moochu vida mudiyala', 'மூச்சு பயிற்சி செய்வது எப்படி'],
    ['ammaku oopiri aadatledu', 'శ్వాస వ్యాయామాలు ఎలా చేయాలి'],
  ],
  chestPain: [
    ['babar buke khub betha, gham hocche', 'বুকের এক্স-রে কোথায় করা যায়'],
    ['babanchya chhatit khup dukhtay, gham yetoy', 'छातीत कफ होण्याची कारणे'],
    ['appa ku nenju vali, verkuthu', 'மாரடைப்பு அறிகுறி என்றால் என்ன'],
    ['naaku gunde noppi vastondi, chematalu padutunnayi', 'గుండెపోటు లక్షణాలు అంటే ఏమిటి'],
  ],
  oneSide: [
    ['বাবার মুখটা হঠাৎ বেঁকে গেছে', 'mukh dhoyar niyom'],
    ['आजोबांचे तोंड वाकडे झाले आहे', 'तोंड येण्याची कारणे'],
    ['thaathaku vaai konala pochu', 'முகம் கழுவும் முறை'],
    ['tatayya mooti vankara poyindi', 'నోరు వాసన ఎందుకు వస్తుంది'],
  ],
  cannotSpeak: [
    ['dadu hothat kotha bolte parche na', 'রোগীর সাথে কথা বলতে শেখা'],
    ['aajila achanak bolta yet nahi', 'डॉक्टरांशी बोलता येईल का'],
    ['paatti thideernu pesa mudiyala', 'டாக்டரிடம் பேச வேண்டும்'],
    ['atta ki maata ravatledu', 'డాక్టర్ తో మాట్లాడాలి'],
  ],
  newborn: [
    ['paida hote hi roya nahi, neela pad gaya', 'bachche ke liye neela kambal'],
    ['பிறந்த குழந்தை அழல, நீலமா இருக்கு', 'பிறந்த குழந்தைக்கு நீல நிற தொட்டில்'],
  ],
  stiffNeck: [
    ['bukhar hai, gardan akad gayi, jaag nahi raha', 'gardan akad gayi takiye se, bukhar nahi'],
    ['జ్వరం, మెడ వంచలేడు, వాంతులు', 'మెడ నొప్పి, జ్వరం లేదు'],
  ],
  babyDoesNotDrink: [
    ['তিন দিনের বাচ্চা দুধ খাচ্ছে না', 'baccha koto dudh khay'],
    ['तीन दिवसांचे बाळ दूध पीत नाही', 'bal kiti dudh pite'],
    ['பிறந்த குழந்தை பால் குடிக்கவில்லை', 'kuzhandhai paal kudikkalama'],
    ['మూడు రోజుల పాప పాలు తాగడం లేదు', 'papa entha paalu tagali'],
  ],
  vomitsBlood: [
    ['kaku rokto bomi korche', 'বমি হলে কী খাব'],
    ['kakanna raktachi ulti zali', 'उलटी थांबवण्याचे उपाय'],
    ['mama ratha vaanthi edukkuraru', 'வாந்தி நிற்க என்ன சாப்பிடலாம்'],
    ['mamayya raktam vantulu chesukuntunnaru', 'వాంతులు తగ్గడానికి ఏం తినాలి'],
  ],
  bleeds: [
    ['hat kete geche, rokto bondho hocche na', 'রক্ত দান করলে কী হয়'],
    ['hat kapla, rakta thambat nahi', 'रक्तदान कधी करावे'],
    ['kai vettu pattu ratham nikkala', 'ரத்தம் கொடுக்கலாமா'],
    ['cheyyi tegindi, raktam aagatledu', 'రక్తం ఇవ్వడం మంచిదా'],
  ],
  burn: [
    ['gorom jole pure geche baccha', 'আগুন নেভানোর উপায়'],
    ['बाळ भाजले, अंगावर गरम पाणी सांडले', 'गरम पाणी पिण्याचे फायदे'],
    ['pudavaila thee pidichiduchu', 'சுடு தண்ணி குடிக்கலாமா'],
    ['babu meeda vedi neellu paddayi', 'వేడి నీళ్లు తాగడం మంచిదా'],
  ],
  electricity: [
    ['mistri-r current legeche, uthche na', 'কারেন্টের বিল কত'],
    ['mulala shock lagla', 'विजेचे बिल किती येते'],
    ['pillaiku current adichiduchu', 'கரண்ட் பில் எவ்வளவு'],
    ['tammudiki current shock kottindi', 'కరెంటు బిల్లు ఎంత'],
  ],
  headInjury: [
    ['सीढ़ी से गिरा, सिर में चोट, उल्टी हुई', 'sir me tel lagana chahiye kya'],
    ['matha te chot, kan diye rokto', 'helmet porar niyom ki'],
  ],
  drowning: [
    ['pukure dube gechilo, ekhon tule enechi', 'জলে নামার নিয়ম'],
    ['mulga vihirit padla', 'पाण्यात किती क्लोरीन असावे'],
    ['பையன் கிணத்துல விழுந்துட்டான்', 'தண்ணீரில் என்ன சத்து'],
    ['బాబు బావిలో పడ్డాడు', 'నీటిలో క్లోరిన్ ఎంత ఉండాలి'],
  ],
  fits: [
    ['meyer khichuni hocche', 'খিঁচুনির কারণ কী'],
    ['mulila akdi aali', 'फिट येण्याची कारणे'],
    ['thangachiku valippu vandhiduchu', 'வலிப்பு நோய்க்கு காரணம் என்ன'],
    ['chelliki fits vachindi', 'మూర్ఛ వ్యాధికి కారణాలు'],
  ],
  unconscious: [
    ['baba oggan hoye gechen', 'জ্ঞান বাড়ানোর বই'],
    ['aai beshuddh padli', 'शुद्ध तूप म्हणजे काय'],
    ['amma mayangi vizhundhutanga', 'மயக்க மருந்து என்றால் என்ன'],
    ['amma spruha tappi padipoyindi', 'కళ్ళు పరీక్ష ఎక్కడ'],
  ],
}
const rows = Object.entries(EXAMPLES).flatMap(([sign, all]) =>
  all.map(([example, counterExample]) => ({ kind: signs[sign as keyof typeof signs].kind, example, counterExample })),
)

test.each(rows)('$kind: "$example" opens the card, "$counterExample" does not', ({ kind, example, counterExample }) => {
  expect([emergencyOf(example), emergencyOf(counterExample)]).toEqual([kind, undefined])
})

test('a combination names words that some language has, and every word is in a combination', () => {
  const named = new Set(combinations.flatMap(({ combinations: all }) => all.flat(2)))
  const had = new Set([HINDI, MARATHI, BENGALI, TAMIL, TELUGU].flatMap(({ words }) => ['again', ...Object.keys(words)]))

  expect([...named].filter((word) => !had.has(word))).toEqual([])
  expect([...had].filter((word) => !named.has(word))).toEqual([])
})

test.each(['amar babar buke betha keno hocche', 'ENAKKU NENJU VALI!!!', 'naku gunde lo noppi vasthundhi', 'babanna sap chavla, kay karu'])(
  'somebody near, doubled letters, a word between and a question change nothing: %s',
  (text) => {
    expect(emergencyOf(text)).toBeDefined()
  },
)

test.each([
  ['what is denied', 'saans bilkul theek hai, seene me dard nahi'],
  ['what is denied', 'রক্ত বমি হয়নি, বমি কমে গেছে'],
  ['what is long over', 'do saal pehle papa ko saanp ne kaata tha'],
  ['what is long over', 'మూడేళ్ళ క్రితం నాన్నకి పాము కరిచింది'],
  ['what is a joke', 'result dekhe oggan hoye gechi 😂'],
  ['what is a film', 'cinema madhe to vish pyala'],
])('%s opens no card: %s', (_, text) => {
  expect(emergencyOf(text)).toBeUndefined()
})

test.each([
  ['collapse', 'do saal pehle daura pada tha, phir se daura pada hai'],
  ['heart', '2022 me stent laga tha, ab seene me dard ho raha hai'],
  ['selfharm', 'film dekh ke ro pada, ab marna chahta hu'],
])('what comes again, or now, is not over: %s', (kind, text) => {
  expect(emergencyOf(text)).toBe(kind)
})

test.each([
  'Patient er buke betha, ECG normal. What is the next step?',
  'Current legend of the figure in the NEJM paper',
  'Fitness align training for residents',
  'The dam lagged behind schedule',
  'paambu kadi guideline WHO',
  'sarpadansh upchar',
  'My name is Marathe and I work in Chati hospital',
])('what only looks alike, or is work, is answered: %s', (text) => {
  expect(emergencyOf(text)).toBeUndefined()
})
