/** What lay people in India call things of medicine, in Latin letters, by the English word that the library may hold. Spellings and phrases between commas. */
export const LAY = `
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
  hour: ghanta, ghante, ghanto, ghanton
  day: din, dino, dinon
  minute: minat
  month: mahina, mahine, mahino
  week: hafta, hafte, hafto, haftey
  year: saal
  age: umar, umra
  repeated: baar baar
  child: bachcha, bachche, bachchon, bacche, baccha, bachchi, bacha, bache, bachha, bachhe, bachhon, bachhi, baccho, bachcho, bachhi
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
  lung: phephda, phephde, phephdon, fefde
  calf: pindli, pindliyon
  joint: jod, jodo, jodon
  knee: ghutna, ghutne, ghutno
  joint pain arthritis: jodo mein dard, jodo me dard, gathiya
  bones: haddiyan, haddiyon
  osteoporosis: haddiyan kamzor, haddi kamzor
  numbness tingling: jhunjhuni, sunnpan, sun ho
  nerve vein: nas, naso, nason
  finger: ungli, ungliyon, ungliyan
  toe thumb: angootha, angoothe, angutha, anguthe
  thrombosis clot: thakka, khoon ka thakka, khoon jam, khoon jam gaya, khoon jamna, khoon jamne
  migraine: aadhe sir ka dard, aadha sir dard, adhkapari
  snoring sleep apnoea: kharate, kharaate
  acid reflux: khatti dakar, khatti dakaar
  heartburn reflux: seene mein jalan, seene me jalan
  burning: jalan
  confusion: uljhan, ghabrahat mein badbad
  anxiety: ghabrahat, bechaini, ghabrana
  suicide attempt: khudkushi, aatmahatya, atmahatya
  urticaria: pitti, pitti uchhalna, chhapaki
  vitiligo white patch: safed daag
  foamy urine proteinuria: peshab mein jhaag, peshab me jhaag
  incontinence: peshab nikal, peshab nikal jata
  frequency nocturia: baar baar peshab, raat ko peshab
  retention of urine: peshab ruk, peshab ruk gaya, peshab band
  conjunctivitis: aankh aa, aankh aana, aankh aa gayi
  light: roshni
  redness hot: laal garam
  red: laal, lal
  dry: sookhi, sukhi, sookha, sukha
  exercise: kasrat, vyayam
  age: umr
  body: sharir, shareer, badan
  pressure sore: bistar ka ghaav, bed sore
  falls: gir jaate, gir jana, girna
  collapse fall: gir gaya, gir gayi
  dangerous: khatarnak, khatarnaak
  sudden: achanak, achaanak, ekdam
  chronic: purana, purani, purane
  first: pehli, pahli
  liver failure: liver kharab
  kidney failure: gurda kharab, gurde kharab, kidney kharab
  ascites fluid: pet mein paani, pet me paani, pet mein pani
  collapsed lung pneumothorax: phephda pichak, phephda pichak gaya
  palpitations: dhadkan tez, tez dhadkan
  cigarette smoking: cigarette chhodna, cigarette chhodne, bidi chhodna
  allergy: elergi, allergy
  tumour cancer: rasauli
  prostate enlargement: prostate badha, prostate badhna
  thyroid nodule: thyroid mein gaanth, thyroid me gaanth
  needle aspiration: sui wali jaanch
  stiffness: akadna, akad, akad jana
  refeeding: bahut dino se khana nahi khaya
  family contacts: parivar
  girl: ladki
  boy: ladka, ladke
  marriage pregnancy: shaadi
`
