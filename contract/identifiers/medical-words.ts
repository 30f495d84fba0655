import { oneOf } from './words.ts'

/** Words that stand in capitals in medical text and are no part of a person's name, in lower case. */
export const NOT_NAMES = new Set(
  `pt pts kid case dear hi hello thanks regards re ref brother a aaos acc aches activation acute ada adult african aha alert american among an and any anti approach are arm art as asian at aids assess assessing assessment at atrial autism autoimmune avoid bacillus baby bcg behavior best bilateral birth black blood board body bone botulinum brain breast
british but by cancer cardiac care case caucasian category cell center centre central cerebral child children chinese chronic class clinic clinical code cohort college comparison compare complex condition congestive consider considering contraindications control coronary cough council course covid criteria critical current cystatin daily day death decision department
describe design diabetes diabetic diagnosis diagnostic diet differential disability discharge disease disorder do does dosage dose drug duration early echo effect effectiveness efficacy eastern elderly emergency end epilepsy equation european evidence explain exam eye factor family fatigue female fever figure fistula first follow for food form framingham from general genetic geriatric give grade greek
group guidance guideline guidelines hba haemoglobin head health heart heel hemoglobin hepatitis her high his hispanic history hospital hours how icu if immunoglobulin impact in incidence index indian indications infant infection influenza initial injury insulin insurance intensive interactions international intravenous inventory is italian japanese joint journal key kidney lab last late latest latino left
level levels liver low lower lung magnesium major male man management managing marker maternal mean medical medicare medicine men mental mild mini modified monitoring month mother muscle my national native need neonatal nerve neonate new night no non normal northern note nurse nursing nutrition obese of office old on option options oral organization organisation our outcome outcomes outpatient pain panel part patient patients pediatric paediatric
performance person phase physical plan plasma please plus population positive post practice pregnancy pregnant preoperative present prevalence prevention primary procedure prognosis program programme protein protocol protocols public pulmonary quality questionnaire race rapid rate rating recent recommendation recommendations recommended record reflex registry renal report research response review right risk role routine russian safety sample scale school score
screening second secondary section see serum severe severity sex she should side sign significance since skin sleep society solution southern spanish specific spinal stage state status step strep streptococcus stress stroke study subject suggested summary support surgery survival survey symptom symptoms syndrome syringe system systematic systolic table test testing the their then therapeutic therapy these this those thyroid to toxicity training transplant trauma treatment trial troponin tumor tumour type ultrasound
under unit universal updated upper urgent urinary use using vaccine vascular vein ventricular versus viral visit vitamin vs was weight western what when where which white who why with woman women world year years young your zone monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
amphotericin apgar apolipoprotein arrhythmia aspirin asthma ayushman bell bharat bordetella born complement copd coxsackie cyclosporin cyclosporine cushing cytochrome down eliquis factor gram helicobacter hemophilia haemophilia hiv humira hypertension indigenous jardiance lupus lyme marfan measles medicaid meningococcal mitomycin mri murphy nyha panel parkinson penicillin pneumonia plavix polymyxin rh sepsis spiriva streptococcal stat tb tuberculosis vincristine wells xarelto zika zoloft`.split(
    /\s+/,
  ),
)

const NOUN_KIND = oneOf(`
medical|heart|body|mass|depression|anxiety|pain|coma|risk|clinical|performance|hearing|stroke|prognostic|rating|severity|bleeding
activity|sleepiness|fracture|test|joint|nodule
`)
const NOUN = oneOf(`
agar|algorithm|anaemia|anemia|aneurysm|angina|anomaly|arthroplasty|bacillus|bodies|body|catheter|cells?|chorea|classification
coefficient|complex|contracture|criteri(?:a|on)|curves?|cyst|deformity|disease|disorder|dystrophy|equation|esophagus|oesophagus
scheme|yojana|scholarship|award|trust|foundation|hospital|college|institute|university|museum|library|prize|et al|facies|factor
foot|forceps|formula|fracture|gland|goit(?:re|er)|graft|grading|hernia|index|inventory|jaundice|knots?|law|lesion|ligament|lines?
lymphoma|manoeuvre|maneuver|method|model|murmur|muscle|mutation|nephropathy|neuropathy|nodes?|nodules?|nomogram|oedema|operation
palsy|paralysis|paradox|phenomenon|plaques?|point|position|procedure|protocol|puncture|pump|questionnaire|reaction|reflex|repair
retractor|ring|rule|sarcoma|scal(?:e|es|ing)|schedule|scor(?:e|es|ing)|sequence|signs?|spots?|spasm|stag(?:e|es|ing)|stain(?:ing)?
stud(?:y|ies)|surgery|syndromes?|system|technique|tests?|thyroiditis|triad|trials?|triangle|tube|tumou?r|ulcer|vaccine|valve|virus
wheals?
`)

/** What a name stands before when it is the name of a disease, a sign, a test or a study and not of a person. */
export const EPONYM_NOUN = new RegExp(String.raw`^(?:['’]s?)?[\s-]+(?:${NOUN_KIND}\s+)?${NOUN}\b`, 'i')

const ENDING = oneOf(`
itis|oma|omas|pril|sartan|mab|mabs|statin|olol|emia|aemia|osis|azole|cillin|mycin|tinib|nib|gliptin|gliflozin|flozin|glutide|xaban
dipine|parin|vir|pathy|ectomy|otomy|plasty|scopy|grel|lukast|triptan|setron|profen|oxacin|cycline|barbital|zepam|zolam|formin
thiazide|semide|terol|sone|solone|coccus|cocci|bacter|myces|plasma|phrenia|plegia|paresis|algia|uria|rrhea|rrhoea|megaly|stenosis
ectasis|trophy|tropin|globin|amine|idone|apine|oxetine|ipramine|triptyline|dronate|fibrate|prost|asone|caine|curium|ium
`)

/** Endings of drugs, diseases and procedures. */
export const MEDICAL_ENDING = new RegExp(`${ENDING}$`, 'i')
