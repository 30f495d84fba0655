/** What an emergency is about; the card it opens differs. */
export type EmergencyKind =
  | 'selfharm'
  | 'poisoning'
  | 'bite'
  | 'heart'
  | 'stroke'
  | 'breathing'
  | 'bleeding'
  | 'pregnancy'
  | 'child'
  | 'injury'
  | 'collapse'

type Line = { label: string; number: string }
/** What is shown first, and alone, when somebody may be in danger. */
export type EmergencyCard = { kind: EmergencyKind; title: string; words: string; lines: Line[] }

const EMERGENCY: Line = { label: 'Emergency, all of India', number: '112' }
const AMBULANCE: Line = { label: 'Ambulance', number: '108' }
const TELE_MANAS: Line = { label: 'Tele-MANAS, mental health, day and night', number: '14416' }
const POISONS: Line = { label: 'National Poisons Information Centre, AIIMS', number: '1800 116 117' }

const WORDS: Record<EmergencyKind, [title: string, words: string]> = {
  heart: [
    'This may be a heart emergency',
    'Call now. Let the person sit or lie still, and do not let them drive. If they stop responding and do not breathe normally, start chest compressions.',
  ],
  stroke: ['This may be a stroke', 'Call now and note the time when it began: treatment depends on it. Give nothing to eat or drink.'],
  breathing: [
    'Trouble with breathing cannot wait',
    'Call now. Keep the person upright. If something is stuck in the throat, begin back blows; if breathing stops, start resuscitation.',
  ],
  collapse: [
    'This may be life-threatening',
    'Call now. If the person does not respond and does not breathe normally, start chest compressions; otherwise lay them on their side and give nothing by mouth.',
  ],
  bleeding: [
    'Heavy bleeding cannot wait',
    'Call now. Press firmly on a wound that can be seen, and do not let go. Lay the person down and keep them warm.',
  ],
  pregnancy: [
    'This may be an emergency in pregnancy or after birth',
    'Call now and go to the nearest hospital with a labour ward. Let her lie on her left side.',
  ],
  child: [
    'A child this ill needs a doctor now',
    'Call now and go to the nearest hospital. Keep a baby warm, and do not force food or drink.',
  ],
  poisoning: [
    'This may be poisoning',
    'Call now. Do not make the person vomit. Keep the packet or the bottle and take it to the hospital.',
  ],
  bite: [
    'This may be a venomous bite',
    'Call now. Keep the person calm and the limb still, take off rings; do not cut, suck, or tie the limb. Go to a hospital that has antivenom.',
  ],
  injury: [
    'This needs emergency care',
    'Call now. Do not move a badly hurt person unless there is danger. Cool a burn with running water; press on what bleeds.',
  ],
  selfharm: [
    'You are not alone, and help is there now',
    'Please call now, or stay with the person and call for them. Put away what could do harm. Talking to somebody today can change how this feels.',
  ],
}

/** The card for an emergency; the numbers are those of India. */
export function emergencyCard(kind: EmergencyKind): EmergencyCard {
  const [title, words] = WORDS[kind]
  const first = kind === 'selfharm' ? [TELE_MANAS, EMERGENCY, AMBULANCE] : [EMERGENCY, AMBULANCE]
  return { kind, title, words, lines: kind === 'poisoning' ? [...first, POISONS] : first }
}
