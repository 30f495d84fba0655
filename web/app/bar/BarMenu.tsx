import { Menu, X } from 'lucide-react'
import { type ComponentProps, Suspense, useEffect } from 'react'
import { say } from '../../lib/language/say.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { afterSoon, later } from '../../ui/later.tsx'
import styles from './BarMenu.module.css'

const parts = () => import('../late-parts.ts')
const MenuChoices = later(async () => (await parts()).MenuChoices)
const ThemeAlone = later(async () => (await parts()).ThemeAlone)

/** What hangs below the bar: everything, or the theme alone. */
export type Panel = 'menu' | 'theme' | undefined

/** Opens the menu below the large breakpoint. */
export const MenuButton = (props: Omit<ComponentProps<typeof IconButton>, 'label' | 'children'>) => (
  <IconButton label={say('Menu')} className="below-lg" {...props}>
    {props['aria-expanded'] ? <X /> : <Menu />}
  </IconButton>
)

type BarMenuProps = { id: string; panel: Panel; signedIn: boolean; onLeave: () => void }

/** Below the bar; on larger screens only the theme hangs there. Its content is fetched once the page stands, so that it is there when it is asked for. */
export function BarMenu({ id, panel, signedIn, onLeave }: BarMenuProps) {
  useEffect(() => {
    for (const part of [MenuChoices, ThemeAlone]) afterSoon<unknown>(part.load).catch(() => undefined)
  }, [])

  return (
    <>
      {panel === 'menu' && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys close the menu by Escape
        <div className={`${styles.outside} below-lg`} onClick={onLeave} />
      )}
      <div id={id} className={panel === 'theme' ? styles.theme : `${styles.menu} below-lg`} hidden={!panel}>
        <Suspense>
          {panel === 'theme' && <ThemeAlone />}
          {panel === 'menu' && <MenuChoices signedIn={signedIn} onLeave={onLeave} />}
        </Suspense>
      </div>
    </>
  )
}
