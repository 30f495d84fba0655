import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../lib/address.ts'
import { mondayOf, todayInIndia } from './days.ts'
import { shiftQuery, weekQuery } from './queries.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The week that the address asks for; without one that of the shift it names, else this one. */
export function useMonday(dayOfShift?: string) {
  const [address, setAddress] = useAddress()
  const asked = address.get('week') ?? ''
  const monday = mondayOf(DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : (dayOfShift ?? todayInIndia()))
  const go = (week: string) =>
    setAddress((now) => {
      now.set('week', week)
      now.delete('shift')
      return now
    })
  return [monday, go] as const
}

/** The week that is shown, and the shift of it that is looked at. */
export function useShownWeek() {
  const [address, setAddress] = useAddress()
  const shiftId = address.get('shift') ?? ''
  const shift = useQuery({ ...shiftQuery(shiftId), enabled: shiftId !== '' })
  const [monday, go] = useMonday(shift.data?.day)
  const isKnown = shiftId === '' || !shift.isPending
  const week = useQuery({ ...weekQuery(monday), enabled: isKnown })
  const set = (name: string, value: string | undefined) =>
    setAddress((now) => {
      if (value === undefined) now.delete(name)
      else now.set(name, value)
      return now
    })
  return { monday, go, week, shiftId, shift, set }
}
