const words = (text: string) => text.trim().split(/\s+/)

/** Branches of medicine that end in -ology, without that ending: each has its -ologist. British spelling. */
const OLOGIES = words(`
  alg allerg andr angi arrhythm audi bacteri cardi cardiodiabet cardioonc chronobi clim coloproct cosmet cyt cytopath dermat dermatopath
  dermatovenere diabet echocardi electrophysi embry endocrin endour epidemi epilept gastroenter geront gynaec gynaeonc haemat haematoonc haematopath
  hepat histopath immun implant infecti kinesi laryng lepr lymph microbi morph myc neonat nephr neur neuroendocrin neurogastroenter neuroonc
  neuroophthalm neurot neuropath neurophysi neuropsych neuroradi neurour nos odont onc onconephr ophthalm ot otolaryng otoneur otorhinolaryng
  parasit path perinat periodont pharmac phleb phthisi physi pneum proct psych psychodermat psychoonc psychopharmac pulmon radi rheumat rhin ser
  sex somn son stomat teledermat thanat thyroid toxic traumat trich ultrason ur urogynaec uroonc vaccin venere vener vir
`)

/** What stands before -surgeon, -surgery and -surgical in one word. British spelling. */
const SURGICAL = words(`
  cardio cryo electro endo gastro gynaeco hepato laparo laser macro micro nephro neuro onco oncoplastic ophthalmo orthopaedic oto paediatric plastic
  psycho radio rhino robo spino thoraco trauma uro vasculo
`)

/** What stands before -physician in one word, as in India. */
const PHYSICIAN = words('cardio diabeto gastro nephro neuro onco pulmo')

/** The others, and those who practise them. British spelling. */
const OTHERS = words(`
  acupuncturist allergist anaesthesia anaesthesiologist anaesthesiology anaesthetics anaesthetist anatomist anatomy ayurveda ayurvedic bariatric biochemist
  ayurvedacharya biochemistry cardiac cardiothoracic cardiovascular chiropodist colorectal community craniofacial critical dental dentist dentistry dietician dietitian
  emergency endodontics endodontist endoscopist endovascular family fetal foetal forensic general geneticist genetics geriatrician
  geriatrics haemodialysis homoeopath homoeopathy hospitalist immunohaematology infertility intensivist internist interventional laparoscopic
  maxillofacial medicine midwife midwives naturopath naturopathy neonatal neurointensivist neuropsychiatrist neuropsychiatry nuclear nurse nutritionist obstetrician obstetrics occupational
  optician optometrist optometry orthodontics orthodontist orthopaedician orthopaedics orthopaedist orthotist paediatrician paediatrics palliative
  paramedic pedodontist perfusionist periodontics periodontist pharmacist phlebotomist physiatrist physiatry physician physiotherapist
  physiotherapy plastic podiatrist podiatry preventive prosthetist prosthodontics prosthodontist psychiatrist psychiatry psychotherapist
  psychotherapy radiodiagnosis radiographer radiotherapist radiotherapy rehabilitation reproductive sonographer sonography siddha spine sports surgeon
  surgery surgical telemedicine thoracic transfusion transplant tropical unani vaidya vascular vitreoretinal yoga
`)

/** Every word of a specialty's name, and of whoever practises it, one of each. */
export const SPECIALTY_WORDS: readonly string[] = [
  ...OLOGIES.flatMap((root) => [`${root}ology`, `${root}ologist`, `${root}ological`, `${root}ologic`]),
  ...SURGICAL.flatMap((root) => [`${root}surgeon`, `${root}surgery`, `${root}surgical`]),
  ...PHYSICIAN.map((root) => `${root}physician`),
  ...OTHERS,
]
