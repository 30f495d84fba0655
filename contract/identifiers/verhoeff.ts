const MULTIPLY = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const PERMUTE = ['0123456789', '1576283094', '5803796142', '8916043527', '9453126870', '4286573901', '2793806415', '7046913258']

/** Whether the last digit is the Verhoeff check digit of the others, as in every Aadhaar number. */
export function isVerhoeff(digits: string) {
  const check = [...digits].reverse().reduce((sum, digit, at) => Number(MULTIPLY[sum]![Number(PERMUTE[at % 8]![Number(digit)]!)]!), 0)
  return check === 0
}
