import { brand } from '#contract/brand.ts'
import { comingPlaces } from '../pages/coming.ts'

/** One document of the built site. */
export type SiteDocument = {
  path: string
  title: string
  description: string
  /** What the page needs at once, beside the program itself. */
  modules: string[]
  /** Drawn when the site is built; the others begin as an empty frame. */
  prerendered?: true
}

/** What stands around a member's page. */
const memberParts = ['app/member-frame.ts']

const titled = (title: string) => `${title} · ${brand.name}`

const publicPages: SiteDocument[] = [
  {
    path: '/',
    title: titled('The whole country on one ward'),
    description: `${brand.tagline}. Ask a colleague, share your research, find your next post, and check it with Doxy AI.`,
    modules: ['pages/LandingPage.tsx'],
    prerendered: true,
  },
  {
    path: '/features',
    title: titled('Features'),
    description:
      'Feed, Doxy AI, mates, jobs, research hub, messages, education and profiles for doctors, students, researchers and institutions.',
    modules: ['pages/FeaturesPage.tsx'],
    prerendered: true,
  },
  {
    path: '/about',
    title: titled('About'),
    description: `Why ${brand.name} exists, who started it, what it stands for, and how to write to us.`,
    modules: ['pages/AboutPage.tsx'],
    prerendered: true,
  },
  {
    path: '/login',
    title: titled('Welcome back'),
    description: `Sign in to ${brand.name} with your email or with Google.`,
    modules: ['pages/LoginPage.tsx'],
    prerendered: true,
  },
  {
    path: '/register',
    title: titled('Create your verified account'),
    description: `Join ${brand.name}: one account for the feed, your mates and Doxy AI.`,
    modules: ['pages/RegisterPage.tsx'],
    prerendered: true,
  },
]

const appPages: SiteDocument[] = [
  {
    path: '/auth/callback',
    title: titled('Signing in'),
    description: 'Completing authentication.',
    modules: ['pages/AuthCallbackPage.tsx'],
  },
  {
    path: '/reset-password',
    title: titled('Reset password'),
    description: `Set a new password for your ${brand.name} account.`,
    modules: ['pages/ResetPasswordPage.tsx'],
  },
  {
    path: '/home',
    title: titled('Home'),
    description: `Your round on ${brand.name}: activity, people you may know and where to go next.`,
    modules: ['pages/HomePage.tsx', 'app/Data.tsx', ...memberParts],
  },
  {
    path: '/dashboard',
    title: titled('Dashboard'),
    description: 'The feed: cases, questions and papers from your mates, as they are written.',
    modules: ['pages/DashboardPage.tsx', 'app/Data.tsx', ...memberParts],
  },
  {
    path: '/mates',
    title: titled('Mates'),
    description: 'Colleagues you trained and work with: requests, connections, and members you may know, each with the reason.',
    modules: ['pages/MatesPage.tsx', 'app/Data.tsx', ...memberParts],
  },
  {
    path: '/profile',
    title: titled('Profile'),
    description: 'One page for training, posts, papers and certificates, with the green mark once the licence has been checked.',
    modules: ['pages/ProfilePage.tsx', 'app/Data.tsx', ...memberParts],
  },
  {
    path: '/profile-setup',
    title: titled('Profile setup'),
    description: 'Four short steps: who you are, what you do, your licence and your interests.',
    modules: ['pages/ProfileSetupPage.tsx', 'app/Data.tsx', ...memberParts],
  },
  {
    path: '/chat',
    title: titled('Doxy AI'),
    description: 'Ask about a guideline, a drug or a paper: answers with their references and how sure they are. For educational use only.',
    modules: ['pages/ChatPage.tsx', 'app/Data.tsx', ...memberParts],
  },
  {
    path: '/verification',
    title: titled('Verification'),
    description: 'How a licence is verified: what waits, what was decided, and what it opens.',
    modules: ['pages/VerificationPage.tsx', 'app/Data.tsx', ...memberParts],
  },
  { path: '/supabase-dashboard', title: titled('Demo area'), description: 'The demo area on a hosted back end.', modules: [] },
]

const coming = Object.entries(comingPlaces).map(([path, { title, promise }]) => ({
  path,
  title: titled(title),
  description: promise,
  modules: ['pages/ComingPage.tsx'],
}))

const ROUTES = 'app/routes.tsx'
const innerPages = [...appPages, ...coming].map((page) => ({ ...page, modules: [ROUTES, ...page.modules] }))

/** Every document that has an address of its own. Paths without one answer with the not-found document. */
export const siteDocuments: SiteDocument[] = [...publicPages, ...innerPages]

/** What any other path answers with, and what opens without a network. */
export const elsewhere: Omit<SiteDocument, 'path'> = { title: brand.name, description: brand.tagline, modules: [ROUTES] }
