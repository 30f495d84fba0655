/**
 * What a decision on a report names: its number and label, and what it says. `reason` is the reason of reports to which it speaks first.
 * They are read by anybody at /rules.
 */
export const houseRules = [
  {
    id: 'patient',
    label: '1. No patient can be recognised',
    says: 'No name, face, number, date, place or rare detail by which a patient could be known, unless they agreed to it in writing.',
    reason: 'patient_privacy',
  },
  {
    id: 'advice',
    label: '2. Advice is safe, and says where it is from',
    says: 'Nothing that would harm a patient if a colleague followed it, and nothing said as fact that is known to be false.',
    reason: 'unsafe_advice',
  },
  {
    id: 'respect',
    label: '3. Colleagues and patients are treated with respect',
    says: 'No insults, threats or stalking, and no contempt for anybody’s faith, caste, sex, origin, illness or work.',
    reason: 'harassment',
  },
  {
    id: 'oneself',
    label: '4. Everybody speaks as themselves',
    says: 'No borrowed name, photo, registration or institution, and nothing that makes others believe in one.',
    reason: 'impersonation',
  },
  {
    id: 'selling',
    label: '5. Nobody is sold to',
    says: 'No advertising, no medicines or devices for patients, no links or posts that are there to be spread.',
    reason: 'spam',
  },
  {
    id: 'money',
    label: '6. Nobody pays for work',
    says: 'No job that does not exist, and no money, deposit or document asked of whoever applies for one.',
    reason: 'scam',
  },
  {
    id: 'law',
    label: '7. Nothing that the law forbids, and nothing that is another’s',
    says: 'No text, picture or file without the right to share it, and nothing that may not be said or shown in India.',
    reason: 'other',
  },
] as const
