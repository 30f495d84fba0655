import { useLocation } from '../../lib/router.tsx'
import { later } from '../../ui/later.tsx'
import { pathOf, textPaths } from './places.ts'

const LandingPage = later(async () => (await import('../../pages/LandingPage.tsx')).LandingPage)
const FeaturesPage = later(async () => (await import('../../pages/FeaturesPage.tsx')).FeaturesPage)
const AboutPage = later(async () => (await import('../../pages/AboutPage.tsx')).AboutPage)
const LoginPage = later(async () => (await import('../../pages/account/LoginPage.tsx')).LoginPage)
const RegisterPage = later(async () => (await import('../../pages/account/RegisterPage.tsx')).RegisterPage)

/** The public pages by their paths: all that a first visit has to know of. */
export const frontPages = {
  '/': LandingPage,
  '/hi': LandingPage,
  '/features': FeaturesPage,
  '/about': AboutPage,
  '/login': LoginPage,
  '/register': RegisterPage,
}

const isText = (path: string) => (textPaths as readonly string[]).includes(path)
const texts = () => import('./texts.tsx')
const Texts = later(async () => (await texts()).Texts)

const inner = () => import('../inside.ts')
const InnerPages = later(async () => (await inner()).Pages)

/** Fetches the table of all other pages, so that the way in is short. */
export const loadInnerPages = () => InnerPages.load().catch(() => undefined)

/** Fetches the page at a path ahead of drawing it; a page that cannot be fetched says so when it is drawn. */
export async function loadPage(pathname: string) {
  const path = pathOf(pathname)
  const front = frontPages[path as keyof typeof frontPages]
  const inside = async () => {
    const [{ loadInnerPage }] = await Promise.all([inner(), InnerPages.load()])
    return loadInnerPage(path)
  }
  const text = async () => {
    const [{ loadText }] = await Promise.all([texts(), Texts.load()])
    return loadText(path)
  }
  await (front ? front.load() : isText(path) ? text() : inside()).catch(() => undefined)
}

/** Every page of the product. */
export function Front() {
  const path = pathOf(useLocation().pathname)
  const Page = frontPages[path as keyof typeof frontPages]
  if (Page) return <Page key={path} />
  return isText(path) ? <Texts /> : <InnerPages />
}
