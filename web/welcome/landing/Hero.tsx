import { BadgeCheck, Lock, UsersRound } from 'lucide-react'
import { brand } from '#contract/brand.ts'
import { say, sayAround } from '../../lib/language/say.ts'
import { Drawing } from '../../ui/art/Drawing.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Avatar, DoxyTile } from '../../ui/person/Avatar.tsx'
import styles from './Hero.module.css'
import { SampleCard } from './SampleCard.tsx'

const chart = 'A ward observation chart of India: rows are cities, columns are hours, and every mark is a mate on duty.'

/** The head of the landing page: what this is, two ways on, and the chart of the whole country with two entries on it. */
export const Hero = () => (
  <section className={classNames('paper', styles.hero)} aria-labelledby="hero">
    <div className={classNames('wrap', styles.inside)}>
      <div className={styles.copy}>
        <h1 id="hero" className={styles.title}>
          {sayAround('The whole country on *one ward*.', (part) => (
            <span className={styles.highlight}>{part}</span>
          ))}
        </h1>
        <p className={styles.lead}>
          {say(brand.tagline)}
          {say('. Ask a colleague, share your research, find your next post, and check it with Doxy AI.')}
        </p>
        <div className={styles.actions}>
          <ButtonLink size="large" to="/register">
            {say('Join the Healthcare Revolution')}
          </ButtonLink>
          <ButtonLink tone="outline" size="large" to="/about">
            {say('Learn More')}
            <span className="vh"> {say('about {name}', { name: brand.name })}</span>
          </ButtonLink>
        </div>
        <ul className={styles.proof}>
          <li>
            <UsersRound aria-hidden="true" />
            <span>
              <b>{brand.claims.professionals}</b> {say('professionals')}
            </span>
          </li>
          <li>
            <BadgeCheck aria-hidden="true" />
            {say(brand.claims.verification)}
          </li>
          <li>
            <Lock aria-hidden="true" />
            {say(brand.claims.messaging)}
          </li>
        </ul>
      </div>
      <div className={styles.art}>
        <dl className={styles.head}>
          <div>
            <dt>{say('Ward')}</dt>
            <dd>{say('India')}</dd>
          </div>
          <div>
            <dt>{say('Round')}</dt>
            <dd>07:00–18:00</dd>
          </div>
          <div>
            <dt>{say('On the ward')}</dt>
            <dd>{brand.claims.professionals}</dd>
          </div>
        </dl>
        <Drawing name="chart-wide" className={styles.wide} label={say(chart)} />
        <Drawing name="chart-narrow" className={styles.narrow} label={say(chart)} />
        <SampleCard
          className={styles.question}
          avatar={<Avatar id="imran-qureshi" name="Dr. Imran Qureshi" size="sm" mark={{ as: 'doctor', state: 'holds' }} />}
          name={say('Dr. Imran Qureshi')}
          meta={say('Emergency, Hyderabad · 11:20')}
        >
          {say('ST elevation V2–V3, cath lab 90 min away. Thrombolyse or transfer?')}
        </SampleCard>
        <SampleCard
          className={styles.answer}
          avatar={<DoxyTile size="sm" />}
          name="Doxy AI"
          meta={say('Sample answer · 2 references')}
          doxy
        >
          {say('Transfer for primary PCI if wire crossing is expected within 120 minutes.')}
        </SampleCard>
      </div>
    </div>
  </section>
)
