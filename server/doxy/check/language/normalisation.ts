import lexicon from '../../text/lexicon.json' with { type: 'json' }

/** Ways of saying a thing, the one that stands for all of them first. Each is no wider and no narrower than the others of its line. */
const SYNONYMS = `
reduces death: saves lives, save lives, saved lives, saves more lives, prolongs life, improves survival, improve survival, improved survival, better survival
does not reduce death: does not save lives, does not improve survival, did not improve survival
reduces: prevents, brings down, cuts down, pushes down
reduce: prevent, bring down, cut down, push down
reduced: prevented, brought down, pushed down
reducing: bringing down, cutting down
increases: pushes up, drives up, puts up
increase: push up, drive up
increased: pushed up, drove up
fell: went down, came down
rose: went up, climbed
death: mortality, deaths, fatalities, fatality
died: dies, had died, dead, passed away
bleeding: hemorrhage, hemorrhages, blood loss, bleed, bleeds, bled
intracranial bleeding: brain bleed, brain bleeds, brain bleeding, bleeding in the brain, bleeding into the brain
bacteremia: bloodstream infection, bloodstream infections, septicemia
visceral leishmaniasis: kala azar, kala-azar
covid: covid-19, sars-cov-2 infection, coronavirus disease
human immunodeficiency virus: hiv-1
tuberculosis: tb
glucose: blood glucose, blood sugar, glycemic, sugar
hypoglycemia: hypos, low sugars, low blood sugar, low blood sugars, low blood glucose
intensive glucose: tight glucose, tight blood glucose, tight sugar, tight blood sugar, tight glycemic, strict glucose, strict glycemic, intensive glycemic, intensive blood glucose, normalizing glucose, normalizing blood glucose
intensive care: icu, critical care, intensive care unit, intensive care units, critically ill people, critically ill patients, critically ill
dialysis: renal replacement therapy, renal replacement, kidney replacement therapy
kidney: renal
infarction: heart attack, heart attacks, myocardial infarction, infarct
seizures: seizure, convulsion, convulsions, fits
preeclampsia: pre-eclampsia
postpartum: post-partum, after childbirth, after delivery, after birth
end stage kidney disease: end-stage kidney disease, end stage renal disease, end-stage renal disease, eskd
cesarean: cesarean section, cesarean delivery, cesarean birth, cesarean sections, cesareans, c-section, c-sections
induction: labor induction, induction of labor, inducing labor, induced labor, elective induction
nulliparous women: first-time mothers, primigravidae, primigravidas, primiparous women, primis, primips
pregnant women: pregnant mothers, expectant mothers, antenatal mothers
postmenopausal: post-menopausal
preterm newborn: premature babies, premature infants, premature newborns, preterm babies, preterm infants
without diabetes: no diabetes, non-diabetic, non-diabetics, nondiabetic, nondiabetics
newly diagnosed: newly detected, newly found, freshly diagnosed, recently diagnosed
chronic coronary disease: stable coronary disease, stable coronary artery disease, chronic coronary artery disease, stable coronary heart disease, stable coronary
usual care: standard care, standard of care, routine care, care as usual, usual treatment, routine treatment
medical therapy: medical management, medicines, medication, medications, drug treatment, drug therapy
freedom from seizures: seizure-free, seizure freedom
complete recovery: full recovery
birth: delivery, deliveries, childbirth
with osteoporosis: osteoporotic
with albuminuria: albuminuric
with asthma: asthmatic
with anemia: anemic
with cirrhosis: cirrhotic
with malnutrition: malnourished
hypothermia: therapeutic hypothermia, whole-body cooling, cooling
newborn: newborns, neonate, neonates, neonatal, baby, babies
children: child, pediatric, kids
children under 5: under-fives, under fives, under-five children, children under five, children below five, children below 5
older people: elderly, elderly people, elderly patients, elderly adults, older adults, older patients, old people, seniors
admission: hospital admission, hospital admissions, admissions, hospitalization, hospitalizations
admitted: hospitalized, admitted to hospital, in hospital
outpatients: ambulatory patients
noradrenaline: norepinephrine, norad
adrenaline: epinephrine
paracetamol: acetaminophen
aciclovir: acyclovir
salbutamol: albuterol
rifampicin: rifampin
furosemide: frusemide
magnesium sulfate: magnesium, mgso4
alteplase: tissue plasminogen activator, t-pa, rtpa, rt-pa
tenecteplase: tnkase
dapagliflozin: dapa
empagliflozin: empa
sacubitril-valsartan: arni
simvastatin: simva
atorvastatin: atorva
rosuvastatin: rosuva
azithromycin: azithro
levothyroxine: thyroxine
zoledronic acid: zoledronate
acetylcysteine: n-acetylcysteine
vitamin k antagonist: vka
kangaroo mother care: kmc
rehabilitation: rehab
angiography: angio, angiogram
antiretroviral therapy: antiretrovirals, antiretroviral treatment, antiretroviral drugs
anticoagulant: blood thinner
vaccine: vaccination
as good as: non-inferior to, noninferior to, no worse than, as effective as, not inferior to, at least as good as
non inferior: non-inferior, noninferior
cardiovascular: cv
major cardiovascular events: mace, 3-point mace, three-point mace, 3p-mace, major adverse cardiovascular events, major adverse cardiac events
placebo: dummy tablets, dummy tablet, dummy pill, dummy, dummies
with: plus, along with, together with
better than: superior to, more effective than, preferable to, works better than
frequent: common
rarer: less frequent, less frequently
higher: more frequent, commoner
topical: eye drops
keratitis: corneal ulcer, corneal ulcers, corneal infection
ulcer: ulcers
2: two
3: three
4: four
5: five
6: six
7: seven
8: eight
9: nine
10: ten
11: eleven
12: twelve
20: twenty
30: thirty
60: sixty
90: ninety
than: vs, versus, compared with, compared to, as compared with, as compared to, in comparison with, rather than, instead of, against
india: indian, indians
overall death: all-cause death, all-cause deaths, all-cause mortality, death from any cause, deaths from any cause, mortality from any cause, total mortality, total deaths
`

/** British spellings, as they are written without their second vowel. */
const SPELLINGS: [RegExp, string][] = [
  [/(?<=[a-z])ae(?=[mdsct])/gi, 'e'],
  [/\boe(?=[ds])/gi, 'e'],
  [/rrhoea/gi, 'rrhea'],
  [/\bfoet/gi, 'fet'],
  [/sulph/gi, 'sulf'],
  [/\b(tum|lab|col)our/gi, '$1or'],
  [/is(?=(?:e|es|ed|ing|ation|ations)\b)(?<=(?:al|om|it|in|er)is)/gi, 'iz'],
]

/** How a span, a rate and a comparison are written short. */
const SHORT: [RegExp, string][] = [
  [/(?<=\d) ?hr?s?\b(?![/-])/g, ' hours'],
  [/(?<=\d) ?yrs?\b/g, ' years'],
  [/(?<=\d) ?wks?\b/g, ' weeks'],
  [/(?<=%) ?(?:\/ ?|per |a )(?:yr|year|annum)\b/gi, ' a year'],
  [/ v\.? (?=\d)/g, ' versus '],
  [/\bIM (?=[a-z]{5})/g, 'intramuscular '],
  [/(?<!\b(?:class|stage|grade|type|phase|or|to|and) )(?<![-–])\bIV (?=[a-z]{5})/g, 'intravenous '],
  [/\bHR(?=[\s:=]+\d)/g, 'hazard ratio'],
  [/\bRR(?=[\s:=]+\d)/g, 'risk ratio'],
  [/\bOR(?=[\s:=]+\d\.)/g, 'odds ratio'],
]

const spelled = (text: string) => [...SPELLINGS, ...SHORT].reduce((one, [from, to]) => one.replace(from, to), text)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const oneOf = new Map(
  SYNONYMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [first, others] = line.split(': ') as [string, string]
      return others.split(', ').map((other) => [spelled(other), first] as const)
    }),
)
const longestFirst = [...oneOf.keys()].sort((a, b) => b.length - a.length).map(escaped)
const ANY = new RegExp(`(?<![\\p{L}\\d-])(?:${longestFirst.join('|')})(?![\\p{L}\\d-])`, 'giu')

const longOf = new Map(Object.entries<string>(lexicon.abbreviations))

/** A text in one wording and one spelling, with common abbreviations in full, so that two ways of saying a thing can be compared. */
export function normalise(text: string): string {
  const full = text.replace(/(?<![\p{L}\d-])[\p{L}\d]{2,8}(?![\p{L}\d-])/gu, (word) => longOf.get(word) ?? word)
  return spelled(full).replace(ANY, (wording) => oneOf.get(wording.toLowerCase())!)
}
