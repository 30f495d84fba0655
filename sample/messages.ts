import { cardOf, type Handle } from './people.ts'

/** A message of a preview's conversation; `status` is of one's own: how far it has come. */
type SampleMessage = { by: 'me' | 'other'; text: string; time: string; status?: 'sent' | 'delivered' | 'read' }
type SampleConversation = { id: string; with: ReturnType<typeof cardOf>; daysAgo: number; unread: number; messages: SampleMessage[] }

const other = (time: string, text: string): SampleMessage => ({ by: 'other', text, time })
const me = (time: string, text: string, status: SampleMessage['status'] = 'read'): SampleMessage => ({ by: 'me', text, time, status })

const withPerson = (id: string, handle: Handle, daysAgo: number, unread: number, ...messages: SampleMessage[]): SampleConversation => ({
  id,
  with: cardOf(handle),
  daysAgo,
  unread,
  messages,
})

/** The conversations of the preview, the latest first: three messages are unread, as the badge says. */
export const sampleConversations: readonly SampleConversation[] = [
  withPerson(
    '019aa0c1-0401-7c11-8a01-5d2f60b10000',
    'kavya-reddy',
    0,
    2,
    me('11:20', 'Free for a second opinion on a film?', 'read'),
    other('11:36', 'Morning, Ananya. I have the CT for your 61-year-old with the odd chest pain.'),
    me('11:37', 'Brilliant. Aorta or lung?'),
    other('11:41', 'Aorta. The axial cuts are on the PACS.'),
    other('11:42', 'Look at image 34.'),
  ),
  withPerson(
    '019aa0c1-0402-7c11-8a01-5d2f60b10000',
    'sourav-banerjee',
    0,
    1,
    me('09:50', 'How is the effusion in bed 12?', 'read'),
    other('10:05', 'Down to a finger’s breadth. Tube out tomorrow?'),
  ),
  withPerson(
    '019aa0c1-0403-7c11-8a01-5d2f60b10000',
    'harpreet-kaur',
    1,
    0,
    me('18:02', 'For the infant: begin at the lower end and double it after the second echo.'),
    other('18:20', 'Thank you! Will try that dose tomorrow.'),
  ),
  withPerson(
    '019aa0c1-0404-7c11-8a01-5d2f60b10000',
    'meera-nair',
    3,
    0,
    other('16:11', 'Could I shadow your Friday clinic?'),
    me('16:30', 'Yes, from nine. Bring your stethoscope and one question.', 'delivered'),
  ),
  withPerson(
    '019aa0c1-0405-7c11-8a01-5d2f60b10000',
    'zoya-khan',
    3,
    0,
    other('08:40', 'Peripartum cardiomyopathy, EF 30%. Free to talk?'),
    me('08:44', 'Calling you after the round.', 'sent'),
  ),
  withPerson('019aa0c1-0406-7c11-8a01-5d2f60b10000', 'lalrinpuii-hmar', 9, 0, other('13:15', 'The BP protocol is live in two PHCs.')),
]
