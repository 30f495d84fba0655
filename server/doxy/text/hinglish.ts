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
  bola boli bolte kehta kehte kahi kahin logon log kaam `)

/** The same, which English has too: they say nothing in a text that is Hinglish. */
const SHARED = words('me to is the par main hi he she din na ya se ho ka ke ki us do ek in so hum tu at an bar days le de jo di sir')

/** What lay people in India call things of medicine, in Latin letters, by the English word that the library may hold. Spellings and phrases between commas. */
const LAY = `
  fever: bukhar, bukhaar, taap, jwar, tez bukhar
  cough: khansi, khaansi, khasi
  phlegm sputum: balgam, kaf
  cold: zukaam, zukam, jukam, sardi
  breathlessness: saans phoolna, saans phool rahi, saans phool raha, saans phool, saans ki takleef, saans lene mein, saans lene me, dam phoolna
  breathing: saans, saas
  asthma: dama
  wheeze: ghar ghar, seeti
  pain: dard, peeda
  headache: sir dard, sar dard, sir mein dard, sir me dard
  pneumonia: nimonia, nimoniya
  pneumonia fast breathing: pasli chal, pasli chal rahi
  fast breathing: saans tez, tez saans
  cardiac arrest: dil ruk, dil ruk gaya, dhadkan band, dil band
  resuscitation newborn birth: roya nahi, bachcha roya nahi
  birth: paida
  sunken eyes dehydration: aankhen dhans, aankhein dhans
  dehydration: paani ki kami, pani ki kami
  gastric lavage: pet ki dhulai, pet dhona, pet saaf
  asymptomatic: koi takleef nahi, takleef nahi
  bleeding in early pregnancy miscarriage: pregnancy mein khoon, pregnancy me khoon
  bleeding: khoon aa, khoon aa raha, khoon aata
  uterus: bachedani, bachchedani
  genital ulcer: guptang par ghaav
  genital: guptang
  tendon heel: edi
  spleen: tilli
  mouth: muh, munh
  mouth ulcers: chhale, muh mein chhale
  face: chehre, chehra
  depressed: udaas
  hallucinations withdrawal: ajeeb cheezein dikh
  alcohol withdrawal: sharab chhodne, sharab chhodna
  vomiting in pregnancy hyperemesis: pregnancy mein ulti, pregnancy me ulti
  anaemia in pregnancy iron: pregnant hai aur khoon ki kami
  labour induction: dard shuru karane
  post-term induction: due date nikal
  chest: seene, seena, chhati, chaati
  abdominal pain: pet dard, pet mein dard, pet me dard
  abdomen: pet
  diarrhoea: dast, loose motion, loose motions, patle dast
  dysentery blood stool: khooni dast, pechish
  cholera: haija, haiza
  vomiting: ulti, ultiyan, ultee
  nausea: jee machalna, ji machalna
  constipation: kabz, kabj
  jaundice: peeliya, piliya, pilia
  blood: khoon, khun
  bleeding: khoon beh, khoon behna, khoon band, khoon aana, raktsrav
  haematemesis: khoon ki ulti
  anaemia: khoon ki kami
  anticoagulant warfarin: khoon patla karne, khoon patla, blood patla
  swelling: sujan, soojan
  redness: laali
  rash: chakatte, daane, dane
  itching: khujli
  scabies: khaaj
  ringworm tinea: daad
  burn: jalna, jal gaya, jal gayi, jale
  injury: chot, ghaav, ghav
  wound: zakhm, jakhm, kharonch
  fracture: haddi tut, haddi toot
  bone: haddi
  leg: pair, taang
  hand: haath, hath
  neck: gardan
  neck stiffness: gardan akad, gardan akadna, gardan akad gayi
  back: kamar, peeth
  throat: gala, gale
  sore throat: gale mein dard, gale me dard
  ear: kaan
  ear discharge: kaan behna, kaan se peep
  eye: aankh, aankhon
  tooth teeth: daant, dant
  skin: chamdi, twacha
  hair: baal
  heart: dil, hriday
  heartbeat: dhadkan
  heart attack infarction: dil ka daura
  liver: jigar, kaleja
  kidney: gurda, gurde
  kidney stone: pathri
  brain: dimaag, dimag
  seizure: jhatka, jhatke, daura, mirgi ka daura
  epilepsy: mirgi
  paralysis stroke: lakwa, falij
  unconscious: behosh, behoshi
  dizziness: chakkar
  weakness: kamzori, kamjori
  tiredness: thakan
  sleep: neend
  sleeping benzodiazepine: neend ki goli, neend ki dawa
  opioid: dard ki tez goli
  analgesic: dard ki goli, dard ki dawa
  depression: udaasi, mann udaas
  sweating: pasina
  trembling: kaanpna, kampan
  shivering: kapkapi
  heat stroke: loo lag gayi, loo lag, loo lagna, loo
  drowning: doobna, doob gaya, doob
  poison poisoning: zeher, zahar, jahar
  antidote: kaat
  snakebite: saanp, saap, saanp ne kaata
  dog bite: kutta, kutte, kutte ne kaata
  scorpion: bichhu
  bite: kaata, kaatna
  diabetes: madhumeh, sugar ki bimari
  glucose: sugar
  hypoglycaemia: sugar kam, sugar kam ho gayi
  fasting: khaali pet, khali pet
  weight: vajan, wajan
  obesity: motapa
  malnutrition: kuposhit, kuposhan
  urine: peshab, peshaab
  urine test: peshab ki jaanch, peshab ki report
  urine burning dysuria: peshab mein jalan, peshab me jalan
  urethral discharge: peshab ke raaste se peep
  pus discharge: peep, mavaad, mawad
  blood pressure: bp
  high blood pressure hypertension: bp zyada, high bp, bp badha
  medicine treatment: dawa, dawai, davai, aushadhi
  treatment: ilaaj, ilaj, upchar
  tablet: goli, goliyan, goliya
  injection: sui, suee
  vaccine: teeka, tika, teekakaran, tikakaran
  dose: khurak, maatra, matra
  test: jaanch, janch
  disease: bimari, beemari, rog
  ill: bimar, beemar
  patient: mareez, mariz, rogi
  symptoms: lakshan
  danger harm: khatra, nuksan, nuksaan
  prevention preventive: bachav, bachaav
  contact: sampark
  safe: surakshit
  hospital admission: bharti
  emergency: aapatkaal
  surgery: operation, chirurgi
  home: ghar par
  free: muft
  month: mahina, mahine
  week: hafta, hafte
  year: saal
  age: umar, umra
  repeated: baar baar
  child: bachcha, bachche, bachchon, bacche, baccha, bachchi
  newborn: navjat, navjaat, shishu, navjat shishu
  mother: maa, mata
  father: pita, papa
  old: buzurg, budhe
  woman: aurat, mahila
  man: aadmi, mard
  pregnancy: garbh, pet se, garbhavastha
  pregnant: garbhvati, garbhwati
  contraceptive: garbh nirodhak, garbhnirodhak, garbh nirodh
  emergency contraception: i pill, ipill
  abortion: garbhpaat, garbhpat
  delivery birth: prasav, zachgi
  episiotomy: chhota cheera, cheera
  breastfeeding: doodh pilane wali, doodh pilana, maa ka doodh, stanpan
  feeding: doodh nahi pi, doodh pi
  milk: doodh, dudh
  complementary feeding: upar ka doodh, upar ka khana
  water: paani, pani
  rain flood leptospirosis: baarish ke paani, barish ke paani
  menstruation: mahwari, periods, maasik
  heavy menstrual bleeding: zyada khoon periods
  white discharge: safed paani, safed pani
  sunlight: dhoop
  bowed legs rickets: pair tedhe, tedhe pair
  floppy lethargic: sust
  worm deworming: keede, pet ke keede, kide
  tuberculosis: tb, kshay rog, tapedik
  filariasis: haathi paon, hathi paon, haathipaon
  kala-azar visceral leishmaniasis: kala azar, kaala azar, kala bukhar
  mucormycosis: kaala fungus, kala fungus, black fungus
  leprosy: kusht, kusht rog, kodh
  chickenpox: chhoti mata
  measles: khasra
  typhoid: motijhara, miyadi bukhar
  dengue: dengu
  lump: gaanth, ganth
  tobacco: tambaku, gutka, bidi, khaini
  tobacco cessation: chhodni, chhodna
  alcohol: sharab, daaru
  addiction: lat, nasha
  ORS: ors ka ghol, namak cheeni ka ghol
  iron tablet: laal goli
  iron folic acid: neeli goli
  government programme: sarkari
  written consent: likhit marzi, marzi
  acne isotretinoin: pimple, muhase, muhaase
  ibuprofen paracetamol: combiflam
  yellow discolouration teeth: daant peele
  deficiency: kami
  vein drip fluid: drip
  marriage pregnancy: shaadi
`

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

/** Whether somebody writes Hindi in Latin letters, with English words among it. */
export const isHinglish = (said: readonly string[]) => said.filter((word) => TELLING.has(word)).length >= 2

/** The words of a Hinglish text without those that say nothing, those of the lexicon in English; nothing of any other text. `said` are its words in small letters. */
export function renderedHinglish(said: readonly string[]): Rendered[] | undefined {
  if (!isHinglish(said)) return undefined
  const rendered: Rendered[] = []
  for (let at = 0; at < said.length; ) {
    const phrase = longestAt(said, at)
    if (phrase) rendered.push({ word: phrase, meant: lexicon.get(phrase)! })
    else if (!TELLING.has(said[at]!) && !SHARED.has(said[at]!)) rendered.push({ word: said[at]!, meant: null })
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
