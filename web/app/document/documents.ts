import { brand } from '#contract/brand.ts'

/** One document of the built site. */
export type SiteDocument = {
  path: string
  title: string
  description: string
  /** What the page needs at once, beside the program itself. */
  modules: string[]
  /** What it draws as soon as it stands: fetched beside the above, run after it. */
  soon?: string[]
  /** What it draws besides where there is room for it. */
  wide?: string[]
  /** What it asks the server for a member: the document does so before the program is there. */
  asks?: string[]
  /** What it fetches by itself once it stands. */
  later?: string[]
  /** Whatever else needs its modules, none of them travels with another page. */
  apart?: true
  /** Drawn when the site is built; the others begin as an empty frame. */
  prerendered?: true
  /** The language that it is drawn in, where that is not English. */
  language?: 'hi'
}

/** What the bar of members has where there is room. */
const wide = ['search/SearchBox.tsx']
/** What members' pages fetch once they stand. */
const later = ['app/late-parts.ts', 'app/member-bar/member-late.ts']
const beside = { wide, later }

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
    path: '/hi',
    title: titled('पूरा देश, एक ही वार्ड में'),
    description:
      'भारत के डॉक्टरों, मेडिकल छात्रों, शोधकर्ताओं और संस्थानों का नेटवर्क: साथी से पूछिए, शोध साझा कीजिए, अगली नौकरी खोजिए, और Doxy AI से जाँच लीजिए।',
    modules: ['lib/language/hi/hindi.ts', 'pages/LandingPage.tsx'],
    apart: true,
    prerendered: true,
    language: 'hi',
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
    modules: ['pages/account/LoginPage.tsx'],
    prerendered: true,
  },
  {
    path: '/register',
    title: titled('Create your verified account'),
    description: `Join ${brand.name}: one account for the feed, your mates and Doxy AI.`,
    modules: ['pages/account/RegisterPage.tsx'],
    prerendered: true,
  },
]

const texts: SiteDocument[] = Object.entries({
  '/privacy': ['Privacy', `What ${brand.name} keeps about you, what for, for how long, and who sees it.`, 'Privacy'],
  '/terms': ['Terms', `What you may expect of ${brand.name}, and what it expects of you.`, 'Terms'],
  '/rules': ['House rules', 'What nobody may do here, and what happens with a report.', 'Rules'],
  '/verification-policy': [
    'Verification policy',
    'What each mark beside a name says, who checked it, and when it ends.',
    'VerificationPolicy',
  ],
  '/grievance': ['Grievance officer', 'How anybody complains about something here, and when they hear from us.', 'Grievance'],
  '/corpus': ['Sources of Doxy AI', 'What Doxy AI may cite, how much of it, and where the gaps are.', 'Corpus'],
  '/status': ['Status', `Whether ${brand.name} answers, asked from your browser just now.`, 'Status'],
  '/docs': ['Documentation', `How ${brand.name} is used, built upon and run.`, 'Docs'],
}).map(([path, [title = '', description = '', name]]) => ({
  path,
  title: titled(title),
  description,
  modules: ['app/routes/texts.tsx', `pages/texts/${name}Page.tsx`],
  prerendered: true,
}))

const researchHub = {
  title: titled('Research Hub'),
  description: 'Papers with every version kept: upload, compare, and comment on their very words.',
  modules: ['pages/ResearchHubPage.tsx'],
  ...beside,
}

const appPages: SiteDocument[] = [
  {
    path: '/auth/callback',
    title: titled('Signing in'),
    description: 'Completing authentication.',
    modules: ['pages/account/AuthCallbackPage.tsx'],
  },
  {
    path: '/reset-password',
    title: titled('Reset password'),
    description: `Set a new password for your ${brand.name} account.`,
    modules: ['pages/account/ResetPasswordPage.tsx'],
  },
  {
    path: '/home',
    title: titled('Home'),
    description: `Your day on ${brand.name}: activity, people you may know and where to go next.`,
    modules: ['pages/home/HomePage.tsx'],
    soon: ['pages/home/home-parts.ts'],
    ...beside,
  },
  {
    path: '/dashboard',
    title: titled('Dashboard'),
    description: 'The feed: cases, questions and papers from your mates, as they are written.',
    modules: ['pages/dashboard/DashboardPage.tsx'],
    later,
    soon: ['pages/dashboard/DashboardFeed.tsx'],
    wide: ['pages/dashboard/dashboard-sides.ts', ...wide],
    asks: ['/api/feed/posts', '/api/feed/trending'],
  },
  {
    path: '/mates',
    title: titled('Mates'),
    description: 'Colleagues you trained and work with: requests, connections, and members you may know.',
    modules: ['pages/MatesPage.tsx'],
    soon: ['mates/lists/MateLists.tsx', 'feed/trending/TrendingTopics.tsx', 'mates/lists/YourList.tsx'],
    ...beside,
  },
  {
    path: '/profile',
    title: titled('Profile'),
    description: 'One page for training, posts, papers and certificates, with the green mark once the licence has been checked.',
    modules: ['pages/profile/ProfilePage.tsx'],
    soon: ['pages/profile/ProfileView.tsx'],
    ...beside,
  },
  {
    path: '/profile-setup',
    title: titled('Profile setup'),
    description: 'Four short steps: who you are, what you do, your licence and your interests.',
    modules: ['pages/ProfileSetupPage.tsx'],
    soon: ['verification/setup/SetupWizard.tsx'],
    ...beside,
  },
  {
    path: '/chat',
    title: titled('Doxy AI'),
    description: 'Ask about a guideline, a drug or a paper: answers with their references and how sure they are. For educational use only.',
    modules: ['pages/ChatPage.tsx'],
    soon: ['doxy/chat/Conversation.tsx', 'doxy/chat/Turns.tsx'],
    ...beside,
  },
  {
    path: '/messages',
    title: titled('Messages'),
    description: 'Conversations with your mates: sent, delivered and read ticks, and messages that go out when you are back online.',
    modules: ['pages/MessagesPage.tsx'],
    ...beside,
  },
  { path: '/researchhub', ...researchHub },
  { path: '/research-hub', ...researchHub },
  {
    path: '/education',
    title: titled('Education'),
    description: 'Short courses with cited passages and quizzes, grand rounds and journal clubs, and a CPD ledger of what you learned.',
    modules: ['pages/EducationPage.tsx'],
    ...beside,
  },
  {
    path: '/jobs',
    title: titled('Jobs'),
    description: 'Jobs of verified hospitals and colleges, with filters, saved searches, and the status of what you applied for.',
    modules: ['pages/JobsPage.tsx'],
    ...beside,
  },
  {
    path: '/institutions',
    title: titled('Institutions'),
    description: 'Pages of hospitals, colleges and clinics: who speaks for them, and the people whom they have confirmed, with dates.',
    modules: ['pages/InstitutionsPage.tsx'],
    ...beside,
  },
  {
    path: '/locum',
    title: titled('Locum shifts'),
    description: 'Say when you are free for a shift; verified hospitals offer, and you accept with eight hours of rest in between.',
    modules: ['pages/LocumPage.tsx'],
    ...beside,
  },
  {
    path: '/verification',
    title: titled('Verification'),
    description: 'How a licence is verified: pending, decided, and what it unlocks.',
    modules: ['pages/VerificationPage.tsx'],
    soon: ['verification/own/OwnVerification.tsx'],
    ...beside,
  },
  {
    path: '/settings',
    title: titled('Settings'),
    description: 'Where you are signed in, what reaches you, and your data: take a copy of it at any time.',
    modules: ['pages/settings/SettingsPage.tsx'],
    ...beside,
  },
  ...['/oauth-debug', '/oauth-fix', '/auth-test'].map((path) => ({
    path,
    title: titled('Diagnostics'),
    description: 'Checks of signing in and of the back end.',
    modules: ['pages/DiagnosticsPage.tsx'],
    ...beside,
  })),
  ...Object.entries({
    '/supabase-login': ['Welcome Back', 'Sign in to the demo area.'],
    '/supabase-register': [`Join ${brand.name}`, 'Make an account of the demo area.'],
    '/supabase-auth/callback': ['Demo area sign-in', 'Completing authentication.'],
    '/supabase-demo': ['Supabase Integration Demo', 'The same network on a hosted back end.'],
    '/supabase-dashboard': ['Supabase demo', 'The demo area on a hosted back end.'],
  }).map(([path, [title = '', description = '']]) => ({
    path,
    title: titled(title),
    description,
    modules: ['pages/demo/DemoAreaPage.tsx'],
    apart: true as const,
  })),
]

const INSIDE = 'app/inside.ts'
const innerPages = appPages.map((page) => ({ ...page, modules: [INSIDE, ...page.modules] }))

/** Every document that has an address of its own. Paths without one answer with the not-found document. */
export const siteDocuments: SiteDocument[] = [...publicPages, ...texts, ...innerPages]

/** What any other path answers with, and what opens without a network. */
export const elsewhere: Omit<SiteDocument, 'path'> = { title: brand.name, description: brand.tagline, modules: [INSIDE] }
