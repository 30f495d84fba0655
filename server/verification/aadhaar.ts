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

/** Whether twelve digits carry the check digit of an Aadhaar number (Verhoeff's algorithm). */
function hasCheckDigit(digits: string): boolean {
  let check = 0
  for (const [at, digit] of [...digits].reverse().entries()) {
    check = Number(MULTIPLY[check]![Number(PERMUTE[at % 8]![Number(digit)])])
  }
  return check === 0
}

/** Whether a text holds an Aadhaar number, however it is grouped. */
export function holdsAadhaar(text: string): boolean {
  const candidates = text.normalize('NFKC').match(/(?<![\d])[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/g) ?? []
  return candidates.some((candidate) => hasCheckDigit(candidate.replace(/\D/g, '')))
}
