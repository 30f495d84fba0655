import { Page } from '../ui/layout/Page.tsx'
import { Contact } from '../welcome/about/Contact.tsx'
import { Founders } from '../welcome/about/Founders.tsx'
import { MarkStory } from '../welcome/about/MarkStory.tsx'
import { Values } from '../welcome/about/Values.tsx'
import { PageHero } from '../welcome/PageHero.tsx'
import { SiteFooter } from '../welcome/SiteFooter.tsx'

/** Who is behind the product and what they want. */
export function AboutPage() {
  return (
    <>
      <Page title="About" heading="own" frame="bare">
        <PageHero
          id="mission"
          title="Medicine is learned on the ward. Then we all leave it."
          lead="Our mission is to give every health professional in India the thing residency gave them: someone at the next bed to ask."
          art="loose-about"
        />
        <Founders />
        <Values />
        <MarkStory />
        <Contact />
      </Page>
      <SiteFooter />
    </>
  )
}
