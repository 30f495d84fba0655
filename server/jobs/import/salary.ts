import { isNode, numberIn } from './node.ts'
import { Unfit } from './row.ts'

const RUPEES_IN_LAKH = 100_000
/** How many of such a time a year has. Pay by the hour or the shift says nothing of a year. */
const timesAYear = new Map([
  ['YEAR', 1],
  ['MONTH', 12],
])

/** Pay of schema.org, in rupees a month or a year, as lakh a year. */
export function lakhOf(salary: unknown): { from?: number; to?: number } {
  if (salary === undefined || salary === null) return {}
  if (!isNode(salary)) throw new Unfit('Pay has to be a MonetaryAmount with a currency and a unit.')
  const { currency, value = salary } = salary
  if (currency !== undefined && currency !== 'INR') throw new Unfit('Pay in another currency than rupees is not taken over.')
  const amount = isNode(value) ? value : { value }
  const unit = amount.unitText ?? salary.unitText
  const times = typeof unit === 'string' ? timesAYear.get(unit.toUpperCase()) : undefined
  if (times === undefined) throw new Unfit('Say whether the pay is for a MONTH or a YEAR (unitText).')
  const lakh = (rupees: unknown) => {
    if (rupees === undefined || rupees === null || rupees === '') return undefined
    const figure = numberIn(rupees)
    if (!Number.isFinite(figure)) throw new Unfit('The pay is no number.')
    return Math.round((figure * times * 10) / RUPEES_IN_LAKH) / 10
  }
  const [from, to] = [lakh(amount.minValue ?? amount.value), lakh(amount.maxValue ?? amount.value)]
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}
