import { BriefcaseMedical, FlaskConical, MessageSquareText, ShieldCheck } from 'lucide-react'
import { say } from '../lib/language/say.ts'
import { MatesGlyph } from '../ui/art/glyphs.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { DoxyTile } from '../ui/person/Avatar.tsx'
import { Cells, LinkCell } from '../welcome/Cells.tsx'
import { ClosingCall } from '../welcome/ClosingCall.tsx'
import { Gallery } from '../welcome/landing/Gallery.tsx'
import { Hero } from '../welcome/landing/Hero.tsx'
import { SiteFooter } from '../welcome/SiteFooter.tsx'
import section from '../welcome/section.module.css'

/** What a visitor meets first. */
export function LandingPage() {
  return (
    <>
      <Page title={say('The whole country on one ward')} heading="own" frame="bare">
        <Hero />
        <section className={`wrap ${section.band}`} aria-labelledby="rooms">
          <div className={section.head}>
            <h2 id="rooms" className={section.title}>
              {say('Everything a good ward has')}
            </h2>
            <p className={section.lead}>
              {say('Colleagues within reach, a library down the corridor, a notice board by the door and someone to check your thinking.')}
            </p>
          </div>
          <Cells columns={3}>
            <LinkCell to="/features#profile" icon={<MatesGlyph />} title={say('Professional profiles')}>
              {say('One page for your training, posts, papers and certificates, with the green tick once your licence is checked.')}
            </LinkCell>
            <LinkCell to="/features#research" icon={<FlaskConical aria-hidden="true" />} title={say('Research Hub')}>
              {say('Share a paper, keep every version, and let colleagues comment before reviewer two does.')}
            </LinkCell>
            <LinkCell to="/features#jobs" icon={<BriefcaseMedical aria-hidden="true" />} title={say('Jobs and internships')}>
              {say('Posts from hospitals and clinics, filtered by urgency, city, type and pay in LPA.')}
            </LinkCell>
            <LinkCell to="/features#discussions" icon={<MessageSquareText aria-hidden="true" />} title={say('Case discussions')}>
              {say('Ask your colleagues. Answers come from people whose names and hospitals you can see.')}
            </LinkCell>
            <LinkCell to="/features#security" icon={<ShieldCheck aria-hidden="true" />} title={say('Privacy first')}>
              {say(
                'Encrypted messaging, and a feed for signed-in members only. A green tick marks the members whose registration we have checked.',
              )}
            </LinkCell>
            <LinkCell to="/features#ai" icon={<DoxyTile size="sm" />} title="Doxy AI">
              {say('An assistant that shows its steps, its references and its confidence.')}
            </LinkCell>
          </Cells>
        </section>
        <section className={`wrap ${section.foot}`} aria-labelledby="gallery">
          <div className={section.head}>
            <h2 id="gallery" className={section.title}>
              {say('Put your name to good work')}
            </h2>
          </div>
          <Gallery />
        </section>
        <ClosingCall title={say('The round starts without you. Catch up.')}>
          {say('Create your account, add your licence number, and our team verifies it within 24–48 hours.')}
        </ClosingCall>
      </Page>
      <SiteFooter />
    </>
  )
}
