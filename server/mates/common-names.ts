import { type RawBuilder, sql } from 'kysely'

/** Words of hospitals and colleges that say of what kind they are, or to which chain they belong, and not which one. */
const OF_A_KIND = `
  district civil general government govt taluk taluka subdivisional sub divisional rural urban community primary municipal corporation city
  private public state central referral military base command railway esi esic phc chc gh dh gmc and of the for my own self mission
  hospital hospitals medical college institute sciences health centre center clinic clinics nursing home practice polyclinic women children
  maternity multispeciality multispecialty superspeciality superspecialty super multi speciality specialty dental
  sadar area zonal zilla zila jilla tehsil combined cantonment army naval navy air force teaching university school wellness dispensary medicine
  apollo fortis max manipal narayana aster cloudnine rainbow motherhood wockhardt global kims care
  जिला ज़िला जिल्हा सदर सरकारी शासकीय राजकीय सामान्य ग्रामीण सामुदायिक अस्पताल चिकित्सालय रुग्णालय मेडिकल वैद्यकीय कॉलेज महाविद्यालय एम्स
`
/** Names that several hospitals and colleges bear in full: of one scheme, after one person, or as short letters. */
const OF_MANY = `
  aiims all india christian cmc rims ims vims kmc bmc jnmc bj bjmc kem jawaharlal nehru indira rajiv mahatma gandhi igmc mgm kasturba
`
/** What stands in the place of a hospital where there is none, or no one of many: "Private practice", "Retired", "Primary Health Centre". */
const NO_PLACE = `
  private practice practitioner own my self employed freelance freelancer freelancing independent consultant consulting locum retired student
  intern unemployed working currently none nil no na n a not applicable yet various multiple visiting and of the in at for
  clinic clinics polyclinic chamber hospital hospitals nursing home primary health wellness sub phc uphc centre center dispensary
  निजी क्लिनिक प्रैक्टिस अस्पताल प्राथमिक स्वास्थ्य आरोग्य केंद्र केन्द्र
`
const listed = (words: string) => words.trim().split(/\s+/)
/** Whole words of these, and every sign that is no letter of any script. A letter with a sign above is none to the database, so that spaces part words here. */
const anyOf = (words: readonly string[]) =>
  String.raw`(^|[\u0001-\u0040\u005b-\u0060\u007b-\u007f])(${words.join('|')})(?=$|[\u0001-\u0040\u005b-\u0060\u007b-\u007f])|[\u0001-\u0040\u005b-\u0060\u007b-\u007f]`

const MANY = anyOf(listed(OF_A_KIND + OF_MANY))
const NONE = anyOf(listed(NO_PLACE))

const isAllOf = (name: RawBuilder<string>, words: string) => sql<boolean>`regexp_replace(lower(${name}), ${sql.lit(words)}, '', 'g') = ''`

/** A condition: nothing but such words is in this name, so that hospitals or colleges of many cities bear it. Two who say it need not have met. */
export const standsInMany = (name: RawBuilder<string>) => isAllOf(name, MANY)

/** A condition: this names no place where two could have met, not even within one city. */
export const isNoPlace = (name: RawBuilder<string>) => isAllOf(name, NONE)
