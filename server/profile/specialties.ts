import { saidInScripts } from './specialties-in-scripts.ts'

/**
 * A specialty as members write it of themselves, and as it is asked for. `stems` begin a word of their specialty or headline (one with a dot
 * is the whole word), all of a phrase's words in any order; `not` begins a word that makes another specialty of it. Whoever types one of the stems' words asks for it, and whoever says one of `said`.
 */
export type Specialty = { name: string; stems: readonly string[]; not?: readonly string[]; said: readonly string[] }

const list = (text: string) => text.split(',').flatMap((phrase) => phrase.trim() || [])
const specialty = (name: string, stems: string, said: string, not = ''): Specialty => ({
  name,
  stems: list(stems),
  said: [...list(said), ...(saidInScripts.get(name) ?? [])],
  not: list(not),
})

/** In the order in which an unfinished word is read: "cardi" is the beginning of a cardiologist first. British, American and Indian names, short and lay words, Hindi in both scripts. */
export const specialties: readonly Specialty[] = [
  specialty('Cardiology', 'cardiolog', 'cardio, heart, dil, hriday, hriday rog, hridaya rog, dil ki bimari, हृदय रोग, हृदय, दिल, ecg, echo'),
  specialty(
    'Cardiothoracic Surgery',
    'cardiothoracic, cardiovascular surg, cardiac surg, ctvs., cvts., heart surg',
    'cts, cabg, bypass, open heart, cardiac surgeon, cardiac surgery, heart surgeon, heart surgery, bypass surgeon, dil ka operation',
  ),
  specialty(
    'Dermatology',
    'dermatolog',
    'derm, derma, dvl, skin, dvd, ddvl, dermat, skin and vd, hair fall, pimple, pimples, acne, vitiligo, eczema, safed daag, muhase, skin and hair, skin hair, hair, leprosy, twacha, twacha rog, charm rog, chamdi, chamri, khujli, baal, त्वचा रोग, त्वचा, चर्म रोग, बाल',
  ),
  specialty(
    'Obstetrics & Gynaecology',
    'gynaecolog, gynecolog, obstetric, gynae., obgyn., obg.',
    'ob gyn, o g, obgy, ob, gyn, gyne, gynec, gynac, gynaec, gyno, dgo, gynaecology obstetrics, lady, ladies, women, womens, womans, woman, womens health, pregnancy, maternity, delivery, antenatal, mahila, mahila rog, aurat, auraton, stri rog, stree rog, prasuti, prasuti rog, garbh, महिला, स्त्री रोग, प्रसूति, प्रसूति रोग, महिला रोग',
  ),
  specialty(
    'Medical Oncology',
    'medical oncolog',
    'chemo, chemotherapy, hemato oncologist, haemato oncologist, hemato oncology, haemato oncology, blood cancer, clinical oncologist',
  ),
  specialty(
    'Surgical Oncology',
    'surgical oncolog, oncosurg, onco. surg, cancer surg',
    'surgical oncologist, cancer surgeon, cancer surgery, onco surgeon, cancer ka operation',
  ),
  specialty('Radiation Oncology', 'radiation oncolog, radiotherap, clinical oncolog', 'rt, radiotherapy, radiation therapist'),
  specialty('Oncology', 'oncolog', 'onco, cancer, tumour, tumor, karkrog, kark rog, कैंसर'),
  specialty(
    'Ophthalmology',
    'ophthalmolog, eye.',
    'ophthal, opthal, eyes, cataract, motiya, doms, retina, glaucoma, lasik, motiyabind, aankh, aankhon, ankh, ankhon, aankhen, netra, netra rog, nazar, आंख, आँख, आंखों, नेत्र रोग, नेत्र',
  ),
  specialty(
    'Orthopaedics',
    'orthopaedi, orthopedi, ortho.',
    'bone, bones, joint replacement, joint, knee, knee replacement, hip replacement, fracture, spine, haddi, haddiyon, haddi rog, ghutna, हड्डी, हड्डियों, हड्डी रोग',
  ),
  specialty(
    'Otorhinolaryngology',
    'otorhinolaryngolog, otolaryngolog, ent., ear. nose. throat.',
    'orl, dlo, ear nose throat, ear nose and throat, ear, nose, throat, kaan naak gala, kan nak gala, kaan naak gale, kan nak gale, naak kaan gala, nak kan gala, kaan, naak, gala, कान नाक गला, नाक कान गला, कान',
  ),
  specialty(
    'Paediatrics',
    'paediatric, pediatric',
    'paeds, peds, paed, ped, dch, child, children, childrens, childs, child health, kids, kid, baby, babies, bachon, bacchon, bachchon, bachcho, bacho, baccho, bachche, bachchey, bacche, bache, bacha, baccha, shishu, shishu rog, bal rog, baal rog, बच्चों, बच्चे, बच्चा, शिशु रोग, शिशु, बाल रोग',
    'surg',
  ),
  specialty('Paediatric Surgery', 'paediatric surg, pediatric surg', 'child surgeon, children surgeon, bachon ka surgeon'),
  specialty('Neonatology', 'neonatolog, neonatal', 'nicu, newborn, newborns, premature baby, navjat, नवजात'),
  specialty(
    'Neurosurgery',
    'neurosurg',
    'brain surgeon, brain surgery, spine surgeon, neuro surgeon, neuro surgery, brain operation, dimag ka operation',
  ),
  specialty(
    'Neurology',
    'neurolog',
    'neuro, brain, neurophysician, neuro physician, fits, seizure, seizures, convulsions, nerve, nerves, stroke, epilepsy, migraine, headache, paralysis, dimag, dimaag, nas, nason, mirgi, lakwa, दिमाग, नस, मिर्गी, लकवा',
  ),
  specialty(
    'Psychiatry',
    'psychiatr',
    'psych, mental health, mental, dpm, mann doctor, dimagi bimari, depression, anxiety, de addiction, deaddiction, mansik, mansik rog, mano rog, manorog, manochikitsak, manovaigyanik, मानसिक रोग, मनोरोग, मनोचिकित्सक',
  ),
  specialty('Psychology', 'psycholog', 'counsellor, counselor, clinical psychologist'),
  specialty('Nephrology', 'nephrolog', 'nephro, kidney, kidneys, renal, dialysis, gurda, gurde, gurdon, गुर्दा, गुर्दे, किडनी'),
  specialty(
    'Urology',
    'urolog',
    'uro, kidney stone, urosurgeon, uro surgeon, kidney stones, stone, prostate, urine, urinary, genitourinary, kidney surgeon, andrologist, peshab, pathri, mutra rog, मूत्र रोग, पथरी, पेशाब',
  ),
  specialty(
    'Surgical Gastroenterology',
    'surgical gastroenterolog, gastrointestinal surg, gi. surg',
    'gi surgeon, gi surgery, gastro surgeon, gastrosurgeon, liver transplant',
  ),
  specialty(
    'Gastroenterology',
    'gastroenterolog',
    'gastro, gastrologist, gastrology, gi, stomach, abdomen, digestion, digestive, acidity, endoscopy, pet, pet dard, gastric, पेट',
  ),
  specialty('Hepatology', 'hepatolog', 'liver, jaundice, hepatitis, jigar, yakrit, piliya, लिवर, यकृत, पीलिया'),
  specialty(
    'Endocrinology',
    'endocrinolog, diabetolog',
    'endo, diabetes, diabetic, sugar, thyroid, hormone, hormones, madhumeh, shakkar, शुगर, मधुमेह, थायराइड',
  ),
  specialty(
    'Respiratory Medicine',
    'pulmonolog, pulmonary, respiratory, chest medicine, tb. chest, phthisiolog',
    'pulmo, chest, chest physician, dtcd, chest medicine, lung, lungs, asthma, copd, breathing, tb, tb chest, tb and chest, tuberculosis, fefde, phephde, fefdo, fefdon, saans, sans, saans ki bimari, dama, fephde, tapedik, फेफड़े, फेफड़ों, सांस, साँस, दमा, टीबी, क्षय रोग',
  ),
  specialty(
    'Family Medicine',
    'family medicine, family physician, general practi',
    'gp, family, family doctor, general practice, general practitioner, general physician, parivarik',
  ),
  specialty(
    'General Medicine',
    'general medicine, internal medicine, general physician, internist',
    'im, internist, physician, md medicine, medicine, gen med, gen medicine, general physician, fever, bukhar, बुखार',
    'family',
  ),
  specialty(
    'General Surgery',
    'general surg',
    'surgeon, hernia, piles, gen surg, gen surgery, gen surgeon, lap surgeon, lap surgery, laparoscopic surgeon, laparoscopic surgery, fissure, bawaseer, bavasir, bavaseer, appendix, gallbladder, bawasir, laparoscopy, लेप्रोस्कोपिक, बवासीर, सर्जन',
  ),
  specialty(
    'Anaesthesiology',
    'anaesthesi, anesthesi, anaesthet, anesthet',
    'anaes, anes, gas doctor, behoshi, sunn, nischetana, बेहोशी, निश्चेतना',
  ),
  specialty(
    'Radiology',
    'radiolog, radiodiagnos',
    'radio, xray, x ray, dmrd, mri, ct scan, ultrasound, usg, sonologist, sonography, imaging, एक्सरे',
  ),
  specialty('Pathology', 'patholog', 'lab medicine, histopath, dcp, khoon ki jaanch, blood test', 'speech, oral, forensic'),
  specialty('Microbiology', 'microbiolog', 'micro, bacteriologist, virologist'),
  specialty('Biochemistry', 'biochemist', 'biochem'),
  specialty(
    'Community Medicine',
    'community medicine, preventive medicine, social medicine, public health',
    'psm, spm, pph, preventive social medicine, preventive and social medicine, epidemiologist, public health',
  ),
  specialty(
    'Emergency Medicine',
    'emergency medicine, emergency physician',
    'em, er, emergency, casualty, trauma, accident, em physician, er physician, आपातकालीन',
  ),
  specialty('Critical Care Medicine', 'critical care, intensivist, icu.', 'icu, ccm, critical, itu, icu physician, intensive care'),
  specialty(
    'Plastic Surgery',
    'plastic surg',
    'plastic, cosmetic, cosmetic surgeon, cosmetic surgery, burns, hair transplant, reconstructive surgeon',
  ),
  specialty(
    'Rheumatology',
    'rheumatolog',
    'rheum, rheuma, arthritis, lupus, gout, gathiya, jodo, jodon, jodo ka dard, jodon ka dard, jodo dard, गठिया, जोड़ों, जोड़ों का दर्द',
  ),
  specialty(
    'Haematology',
    'haematolog, hematolog',
    'heme, haem, khoon ki kami, खून की कमी, blood cancer, hemato oncologist, haemato oncologist, hemato oncology, haemato oncology, haemat, hemat, hemato, haemato, blood, anaemia, anemia, thalassemia, thalassaemia, khoon, rakt, rakt rog, खून, रक्त रोग',
    'immunohaematolog, immunohematolog',
  ),
  specialty('Infectious Diseases', 'infectious disease', 'id, infection, infections, hiv, sankramak rog, tropical medicine'),
  specialty('Geriatric Medicine', 'geriatr', 'geri, old age, elderly, senior citizen, old people, buzurg, बुजुर्ग, वृद्ध'),
  specialty(
    'Physical Medicine and Rehabilitation',
    'physical medicine, physiatr, rehabilitation',
    'pmr, pm r, rehab, rehabilitation medicine',
  ),
  specialty('Palliative Medicine', 'palliative', 'pain and palliative, pain and palliative care, palliative care, hospice'),
  specialty('Pain Medicine', 'pain. medicine, pain. physician', 'pain, chronic pain, pain management'),
  specialty('Forensic Medicine', 'forensic', 'fmt, postmortem, post mortem, autopsy'),
  specialty('Pharmacology', 'pharmacolog', 'pharmac, pharma'),
  specialty(
    'Dentistry',
    'dentist, dental, orthodont, endodont, prosthodont, periodont',
    'bds, mds, teeth, tooth, root canal, dant, daant, danto, daanton, dant chikitsak, dant rog, दांत, दाँत, दांतों, दाँतों, दंत चिकित्सक, दंत रोग',
  ),
  specialty(
    'Reproductive Medicine',
    'reproductive medicine, infertility, fertility',
    'ivf, art, test tube baby, iui, baanjhpan, banjhpan, nisantan, बांझपन',
  ),
  specialty('Nuclear Medicine', 'nuclear medicine', 'pet ct, pet scan, nuclear'),
  specialty('Transfusion Medicine', 'transfusion, immunohaematolog, immunohematolog', 'blood bank, blood donation, blood transfusion'),
  specialty('Vascular Surgery', 'vascular surg', 'vascular, vein, veins, varicose, varicose veins', 'cardiothoracic'),
  specialty('Venereology', 'venereolog', ''),
  specialty('Anatomy', 'anatom', '', 'patholog'),
  specialty('Physiology', 'physiolog', ''),
  specialty('Ayurveda', 'ayurved', 'bams, vaidya, vaid, आयुर्वेद, आयुर्वेदिक, वैद्य'),
  specialty('Homoeopathy', 'homoeopath, homeopath', 'bhms, होम्योपैथी'),
  specialty('Physiotherapy', 'physiotherap', 'physio, bpt, mpt, फिजियोथेरेपी'),
  specialty('Nursing', 'nurse, nursing', 'sister, staff nurse'),
  specialty('Immunology', 'immunolog, allerg', 'allergy'),
  specialty('Genetics', 'genetic', ''),
]
