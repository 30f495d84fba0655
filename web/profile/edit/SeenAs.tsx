import { sayAround, useSay } from '../../lib/language/say.ts'
import { Link } from '../../lib/router.tsx'

const viewers = ['mates', 'members']

/** The ways to one's profile as others see it. */
export const SeenAs = () =>
  sayAround(
    'See your profile as *a mate* or as *any member* sees it.',
    (part, place) => <Link to={`/profile?as=${viewers[place]}`}>{part}</Link>,
    useSay(),
  )
