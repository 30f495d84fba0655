import { Page } from '../ui/Page.tsx'
import { Contact } from '../welcome/Contact.tsx'
import { Founders } from '../welcome/Founders.tsx'
import { MarkStory } from '../welcome/MarkStory.tsx'
import { PageHero } from '../welcome/PageHero.tsx'
import { SiteFooter } from '../welcome/SiteFooter.tsx'
import { Values } from '../welcome/Values.tsx'

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
