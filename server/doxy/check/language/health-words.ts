import { oneOf, wholeWord } from '#contract/identifiers/words.ts'
/** Words that make a sentence one about health, by their beginning or their ending. Members' own words for work and greetings are not among them. */
export const HEALTH_WORD = new RegExp(
  wholeWord(String.raw`
  abdom\w*|acid|adenoma\w*|allerg\w*|an(?:a)?emi\w*|an(?:a)?esthe\w*|angina|angio\w*|antibiotic\w*|albumin|antivenom
  arrhythm\w*|atropine|birth\w*|c(?:a)?esarean\w*|charcoal|cholera|crystalloid\w*|dopamine|\w*eclamp\w*|efficacy
  \w*venom\w*|incidence|leprosy|measles|newborn\w*|\w*adrenaline|norepinephrine|magnesium|natamycin|outcome\w*|palsy
  preterm|rabies|regimen\w*|rehabilitation|saline|shock|snake\w*|typhoid|\w+vir\b|antibod\w*|anticoagul\w*|antigen\w*
  antihypertensive\w*|antiviral\w*|artery|arteri\w*|arthrit\w*|aspirin|asthma\w*|atrial|autis\w*|bacteri\w*
  beta[- ]?blockers?|bleed\w*|blood|bone|bowel|brain|breast|cancer\w*|carcino\w*|cardi\w*|cholesterol|chronic|cirrhosis
  clinical\w*|colon|copd|coronavirus|covid\w*|death\w*|deficien\w*|dementia|dengue|depress\w*|dermat\w*|diabet\w*
  diagnos\w*|dialysis|diarrh\w*|diet\w*|diseas\w*|disorder\w*|dos(?:e|es|age)|drug\w*|ecg|egfr|embol\w*|endoscop\w*
  epilep\w*|exercise|fever|fibrillation|fractur\w*|gene|genes|genetic\w*|glucose|h(?:a)?emo\w*|hba1c|headache\w*
  health\w*|heart|hepat\w*|hiv|hormon\w*|hospital\w*|hypert\w*|hypo\w*|immun\w*|infant\w*|infarct\w*|infect\w*
  inflamm\w*|influenza|insulin|intubat\w*|kidney\w*|lesion\w*|leuk\w*|lipid\w*|liver|lung\w*|lymph\w*|mask|masks
  cytokine\w*|aerosol\w*|malaria\w*|medic\w*|melanoma\w*|metabol\w*|metast\w*|migraine\w*|morbidity|mortality|mri
  mutation\w*|myo\w*|neonat\w*|nephr\w*|neuro\w*|nutrition\w*|obes\w*|oncolog\w*|oral|oxygen|pain\w*|pandemic
  paracetamol|pathogen\w*|patient\w*|p(?:a)?ediatric\w*|pharmac\w*|placebo|plasma|pneumo\w*|poison\w*|pregnan\w*
  pressure|prevalence|prophyla\w*|protein\w*|psych\w*|pulmon\w*|renal|respirat\w*|risk|sars\w*|scan|schizo\w*|seizure\w*
  sepsis|septic|serum|skin|sleep|smok\w*|statin\w*|steroid\w*|stroke\w*|sugar|surg\w*|surviv\w*|symptom\w*|syndrome\w*
  therap\w*|thrombo\w*|thyroid\w*|tissue|transfus\w*|transplant\w*|trauma\w*|treat\w*|trial\w*|tubercul\w*|tumou?r\w*
  ulcer\w*|urin\w*|vaccin\w*|vascular|ventilat\w*|viral|virus\w*|vitamin\w*|weight|wound\w*
  \w+${oneOf(`
  itis|oma|osis|emia|aemia|pathy|ectomy|plasty|scopy|pril|sartan|statin|olol|mab|tinib|gliptin|flozin|glutide|xaban
  cillin|mycin|azole|dipine|parin|vir|formin|globin|uria|algia|coccus|metformin
  `)}
  `),
  'iu',
)

/** Verbs by which one thing does something to another, or is known to go with it. */
export const EFFECT_VERB = new RegExp(
  wholeWord(String.raw`
  add(?:s|ed)|benefit\w*|cuts?|die[sd]?|sav(?:e|es|ed)|increas\w*|decreas\w*|reduc\w*|lower\w*|rais(?:e|es|ed|ing)
  improv\w*|worsen\w*|prevent\w*|protect\w*|caus(?:e|es|ed|ing)|lead(?:s|ing)? to|led to|result(?:s|ed)? in|associat\w*
  correlat\w*|linked|treat(?:s|ed)?|cur(?:e|es|ed)|kill(?:s|ed)?|inhibit\w*|suppress\w*|induc\w*|trigger\w*
  affect(?:s|ed)?|effective|ineffective|efficacious|safe|unsafe|harmful|beneficial|superior|inferior|non-?inferior
  outperform\w*|better than|worse than|higher|lower|more (?:\w+ )?than|less (?:\w+ )?than|fewer|doubl\w*|halv\w*
  predict\w*|transmit\w*|spread(?:s|ing)?|infect(?:s|ed)?|surviv\w*|block(?:s|ed)?|boost\w*|strengthen\w*|weaken\w*
  delay\w*|accelerat\w*|slow(?:s|ed)?|prolong\w*|shorten\w*|relieve[sd]?|alleviat\w*|aggravat\w*|exacerbat\w*
  contraindicated|recommended|indicated|first[- ]line|gold standard|require[sd]?|detect(?:s|ed)?|diagnos(?:e|es|ed)
  contain(?:s|ed)?|occur(?:s|red)?|found|show(?:s|ed|n)|demonstrat\w*|prov(?:e|es|ed|en)|is (?:a|an|the|not|no)
  are (?:a|an|the|not|no)|has (?:a|an|no)|have (?:a|no)|does(?: not|n't)|do(?: not|n't)|works?|helps?|remains?
  (?:less|more|most|least) likely|likely to|susceptible|confer(?:s|red)?|acquire[sd]?|support(?:s|ed)?
  symptoms? (?:of|in)|symptom|growing evidence|in high risk|at (?:high|higher|low|lower|greater|increased) risk
  can (?:be|get|spread|cause|survive)|may (?:be|get|cause|acquire)
  `),
  'i',
)
