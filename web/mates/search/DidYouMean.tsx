import { useAddress } from '../../lib/address.ts'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './DidYouMean.module.css'
import { withAnswer } from './filter.ts'

/** Other spellings of what was asked. Nothing is looked for until one is chosen. */
export function DidYouMean({ offers }: { offers: readonly string[] }) {
  const say = useSay()
  const [, setParams] = useAddress()
  return (
    <p className={styles.offers}>
      {say('Did you mean')}
      {offers.map((offer) => (
        <Button key={offer} tone="quiet" size="small" onClick={() => setParams((params) => withAnswer(params, 'q', offer))}>
          {offer}
        </Button>
      ))}
    </p>
  )
}
