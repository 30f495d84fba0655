import { type RawBuilder, sql } from 'kysely'

/** Words of hospitals and colleges that say of what kind they are, or to which chain they belong, and not which one. */
const WORDS = `
  district civil general government govt taluk taluka subdivisional sub divisional rural urban community primary municipal corporation city
  private public state central referral military base command railway esi esic phc chc gh dh gmc and of the for my own self mission
  hospital hospitals medical college institute sciences health centre center clinic clinics nursing home practice polyclinic women children
  maternity multispeciality multispecialty superspeciality superspecialty super multi speciality specialty dental
  apollo fortis max manipal narayana aster cloudnine rainbow motherhood wockhardt global kims care
`
/** One of these words, or a sign that is no letter of any script. */
const SAYS_KIND = String.raw`\m(${WORDS.trim().split(/\s+/).join('|')})\M|[\u0001-\u0040\u005b-\u0060\u007b-\u007f]`

/** A condition: nothing but such words is in this name, so that hospitals or colleges of many cities bear it. Two who say it need not have met. */
export const standsInMany = (name: RawBuilder<string>) => sql<boolean>`regexp_replace(lower(${name}), ${sql.lit(SAYS_KIND)}, '', 'g') = ''`
