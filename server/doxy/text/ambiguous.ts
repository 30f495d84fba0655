/** What a short form may stand for, and words beside it that tell which is meant. */
export type Ambiguous = { short: string; meanings: readonly { name: string; hints: readonly string[] }[] }

const row = (short: string, ...meanings: [name: string, hints: string][]): Ambiguous => ({
  short,
  meanings: meanings.map(([name, hints]) => ({ name, hints: hints.split(' ') })),
})

/** Short forms that doctors in India use for more than one thing. Hints are whole words, or their beginnings. */
export const AMBIGUOUS: readonly Ambiguous[] = [
  row(
    'AS',
    ['aortic stenosis', 'valve tavi tavr murmur surgical replacement calcif'],
    ['ankylosing spondylitis', 'hla nsaid adalimumab secukinumab back spine sacroil uveitis biologic'],
  ),
  row(
    'ARF',
    ['acute rheumatic fever', 'penicillin strep carditis chorea jones prophylaxis'],
    ['acute renal failure', 'dialysis creatinine kidney urine contrast rrt'],
    ['acute respiratory failure', 'oxygen ventilat niv hypox high-flow intubat'],
  ),
  row(
    'ASD',
    ['atrial septal defect', 'closure device shunt cardiac heart murmur'],
    ['autism spectrum disorder', 'child behavio speech autis risperidone development'],
  ),
  row(
    'CAP',
    ['community-acquired pneumonia', 'antibiotic pneumonia curb ceftriaxone azithromycin amoxicillin lung hydrocortisone sputum'],
    ['chronic abdominal pain', 'abdomen child bowel functional'],
  ),
  row(
    'CHD',
    ['coronary heart disease', 'statin aspirin angina infarct cholesterol stent'],
    ['congenital heart disease', 'newborn child cyano surgery septal birth'],
  ),
  row(
    'CP',
    ['cerebral palsy', 'child spastic baclofen botulinum motor birth'],
    ['chest pain', 'troponin ecg ischaem angina emergency'],
    ['chronic pancreatitis', 'pancrea alcohol steato enzyme'],
  ),
  row(
    'DI',
    ['diabetes insipidus', 'desmopressin polyuria sodium pituitary urine'],
    ['drug interaction', 'drug interact warfarin inhibitor'],
  ),
  row(
    'HD',
    ['haemodialysis', 'dialysis kidney fistula access renal ckd'],
    ['Hodgkin disease', 'lymphoma abvd node'],
    ['Huntington disease', 'chorea tetrabenazine'],
  ),
  row('MR', ['mitral regurgitation', 'valve clip murmur mitral repair'], ['measles-rubella vaccine', 'vaccin measles rubella immuni']),
  row(
    'MS',
    ['multiple sclerosis', 'relaps demyelin interferon ocrelizumab natalizumab fingolimod optic'],
    ['mitral stenosis', 'valv rheumatic balloon murmur mitral'],
    ['morphine sulfate', 'pain opioid mg dose palliat'],
  ),
  row(
    'PD',
    ["Parkinson's disease", 'levodopa tremor dopamin rigid'],
    ['peritoneal dialysis', 'dialysis kidney peritonitis catheter renal'],
    ['personality disorder', 'borderline personality'],
  ),
  row(
    'PE',
    ['pulmonary embolism', 'anticoag apixaban rivaroxaban heparin thrombo dvt wells d-dimer clot embol'],
    ['pre-eclampsia', 'magnesium pregnan bp labetalol proteinuria seizure aspirin'],
    ['pleural effusion', 'effusion tap pleura drain tb exudate'],
  ),
  row(
    'PID',
    ['pelvic inflammatory disease', 'pelvic doxycycline gonorr chlamyd sti tubo'],
    ['primary immunodeficiency', 'immunoglobulin immuno recurrent'],
    ['prolapsed intervertebral disc', 'disc back sciatica lumbar'],
  ),
  row(
    'SBP',
    ['spontaneous bacterial peritonitis', 'cirrho ascit albumin cefotaxime peritonitis'],
    ['systolic blood pressure', 'mmhg target hypertens stroke pressure'],
  ),
]
