import { brand } from '#contract/brand.ts'
import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { ClosingCall } from '../welcome/ClosingCall.tsx'
import { PageHero } from '../welcome/PageHero.tsx'
import { RoomCells } from '../welcome/RoomCells.tsx'
import { SiteFooter } from '../welcome/SiteFooter.tsx'
import { WhyChoose } from '../welcome/WhyChoose.tsx'

/** The eight rooms of the product, and why to come here for them. */
export function FeaturesPage() {
  return (
    <>
      <Page title="Features" heading="own" frame="bare">
        <PageHero
          title="What is on the ward"
          lead="Eight features, one account. You can use it from the day you join; the green tick comes once a reviewer has found you in your council’s register."
          art="loose-features"
        >
          <ButtonLink size="large" to="/register">
            Create account
          </ButtonLink>
          <ButtonLink tone="outline" size="large" to="/login">
            Sign In
          </ButtonLink>
        </PageHero>
        <RoomCells />
        <WhyChoose />
        <ClosingCall title="There is a place here for you.">
          {`Join ${brand.claims.professionals} professionals already on the ward.`}
        </ClosingCall>
      </Page>
      <SiteFooter />
    </>
  )
}
