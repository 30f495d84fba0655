// Porter2 (Snowball English), the stemmer of PostgreSQL's english_stem.

const WHOLE: Record<string, string> = {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
  sky: 'sky',
  news: 'news',
  howe: 'howe',
  atlas: 'atlas',
  cosmos: 'cosmos',
  bias: 'bias',
  andes: 'andes',
}
const WHOLE_AFTER_1A = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed'])

const STEP_2: [string, string][] = [
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ization', 'ize'],
  ['ousness', 'ous'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['tional', 'tion'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ation', 'ate'],
  ['entli', 'ent'],
  ['fulli', 'ful'],
  ['iviti', 'ive'],
  ['ousli', 'ous'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['anci', 'ance'],
  ['ator', 'ate'],
  ['enci', 'ence'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
]
const STEP_3: [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['ative', ''],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const STEP_4 = [
  'ement',
  'able',
  'ance',
  'ence',
  'ible',
  'ment',
  'ant',
  'ate',
  'ent',
  'ion',
  'ism',
  'iti',
  'ive',
  'ize',
  'ous',
  'al',
  'er',
  'ic',
]

const VOWEL = /[aeiouy]/
const REGION = /[aeiouy][^aeiouy]/g

/** The stem of a lower-case word. */
export function stem(word: string): string {
  if (word.length < 3) return word
  const whole = WHOLE[word]
  if (whole !== undefined && Object.hasOwn(WHOLE, word)) return whole
  let w = word.startsWith("'") ? word.slice(1) : word
  // Y is a consonant at the start and after a vowel.
  w = w.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y')
  const r1 = firstRegion(w)
  const r2 = regionAfter(w, r1)

  w = step1a(w.replace(/('s'|'s|')$/, ''))
  if (!WHOLE_AFTER_1A.has(w)) {
    w = step1b(w, r1)
    if (/.[^aeiouy][yY]$/.test(w)) w = `${w.slice(0, -1)}i`
    w = step2(w, r1)
    w = step3(w, r1, r2)
    w = step4(w, r2)
    w = step5(w, r1, r2)
  }
  return w.replaceAll('Y', 'y')
}

function firstRegion(w: string) {
  const prefix = /^(gener|commun|arsen)/.exec(w)
  return prefix ? prefix[0].length : regionAfter(w, 0)
}

/** Where the part after the first consonant that follows a vowel begins. */
function regionAfter(w: string, from: number) {
  REGION.lastIndex = from
  return REGION.test(w) ? REGION.lastIndex : w.length
}

function step1a(w: string) {
  if (w.endsWith('sses')) return w.slice(0, -2)
  if (w.endsWith('ied') || w.endsWith('ies')) return w.length > 4 ? w.slice(0, -2) : w.slice(0, -1)
  if (w.endsWith('us') || w.endsWith('ss')) return w
  return w.endsWith('s') && VOWEL.test(w.slice(0, -2)) ? w.slice(0, -1) : w
}

function step1b(w: string, r1: number) {
  const eed = /(eedly|eed)$/.exec(w)
  if (eed) return eed.index >= r1 ? `${w.slice(0, eed.index)}ee` : w
  const tail = /(ingly|edly|ing|ed)$/.exec(w)
  if (!tail || !VOWEL.test(w.slice(0, tail.index))) return w
  const cut = w.slice(0, tail.index)
  if (/(at|bl|iz)$/.test(cut)) return `${cut}e`
  // "adding" and "egged" keep their double letter.
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(cut)) return /^[aeo]..$/.test(cut) ? cut : cut.slice(0, -1)
  return r1 >= cut.length && endsShort(cut) ? `${cut}e` : cut
}

/** Whether it ends in a short syllable. */
function endsShort(w: string) {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(w) || /^[aeiouy][^aeiouy]$/.test(w)
}

function step2(w: string, r1: number) {
  const found = STEP_2.find(([suffix]) => w.endsWith(suffix))
  if (!found) return w
  const [suffix, by] = found
  const at = w.length - suffix.length
  if (at < r1) return w
  if (suffix === 'ogi' && w[at - 1] !== 'l') return w
  if (suffix === 'li' && !/[cdeghkmnrt]/.test(w[at - 1] ?? '')) return w
  return w.slice(0, at) + by
}

function step3(w: string, r1: number, r2: number) {
  const found = STEP_3.find(([suffix]) => w.endsWith(suffix))
  if (!found) return w
  const [suffix, by] = found
  const at = w.length - suffix.length
  return at < r1 || (suffix === 'ative' && at < r2) ? w : w.slice(0, at) + by
}

function step4(w: string, r2: number) {
  const suffix = STEP_4.find((one) => w.endsWith(one))
  if (!suffix) return w
  const at = w.length - suffix.length
  if (at < r2 || (suffix === 'ion' && !/[st]/.test(w[at - 1] ?? ''))) return w
  return w.slice(0, at)
}

function step5(w: string, r1: number, r2: number) {
  const at = w.length - 1
  if (w.endsWith('e')) return at >= r2 || (at >= r1 && !endsShort(w.slice(0, -1))) ? w.slice(0, -1) : w
  return w.endsWith('ll') && at >= r2 ? w.slice(0, -1) : w
}
