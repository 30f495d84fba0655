const words = (text: string) => text.trim().split(/\s+/)

/** Branches of medicine that end in -ology, without that ending: each has its -ologist. British spelling. */
const OLOGIES = words(`
  alg allerg andr angi audi bacteri cardi cardioonc coloproct cosmet cytopath dermat dermatopath diabet electrophysi embry endocrin epidemi
  gastroenter geront gynaec haemat haematoonc haematopath hepat histopath immun implant infecti kinesi lepr microbi myc neonat nephr
  neur neuroonc neuroophthalm neuropath neurophysi neuroradi neurour odont onc ophthalm otolaryng otorhinolaryng parasit path perinat periodont
  pharmac phleb phthisi physi proct psych psychoonc pulmon radi rheumat sex somn son stomat toxic traumat trich ur urogynaec uroonc vaccin vener
  vir
`)

/** The others, and those who practise them. British spelling. */
const OTHERS = words(`
  acupuncturist anaesthesia anaesthesiologist anaesthesiology anaesthetics anaesthetist anatomist anatomy ayurveda ayurvedic bariatric biochemist
  biochemistry cardiac cardiothoracic cardiovascular chiropodist colorectal community craniofacial critical dental dentist dentistry dietician dietitian
  emergency endodontics endodontist endoscopist endovascular epileptologist family fetal foetal forensic general geneticist genetics geriatrician
  geriatrics haemodialysis homoeopath homoeopathy hospitalist immunohaematology infertility intensivist internist interventional laparoscopic
  maxillofacial medicine midwife midwives naturopath neurosurgeon neurosurgery nuclear nurse nutritionist obstetrician obstetrics occupational
  optician optometrist optometry orthodontics orthodontist orthopaedician orthopaedics orthopaedist orthotist paediatrician paediatrics palliative
  paramedic pedodontist perfusionist periodontics periodontist pharmacist phlebotomist physiatrist physiatry physician physiotherapist
  physiotherapy plastic podiatrist podiatry preventive prosthetist prosthodontics prosthodontist psychiatrist psychiatry psychotherapist
  psychotherapy radiodiagnosis radiographer radiotherapist radiotherapy rehabilitation reproductive sonographer sonography spine sports surgeon
  surgery surgical telemedicine thoracic transfusion transplant tropical unani vascular
`)

/** Every word of a specialty's name, and of whoever practises it, one of each. */
export const SPECIALTY_WORDS: readonly string[] = [
  ...OLOGIES.flatMap((root) => [`${root}ology`, `${root}ologist`, `${root}ological`, `${root}ologic`]),
  ...OTHERS,
]
