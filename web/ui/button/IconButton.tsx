import type { ComponentProps } from 'react'
import { Link } from '../../lib/router.tsx'
import { classNames } from '../class-names.ts'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Its name for those who do not see the icon, and its tooltip for those who do. */
  label: string
}

/** A button that is only an icon. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" className={classNames(styles.iconButton, className)} aria-label={label} data-tip={label} {...rest} />
}

/** A link that is only an icon. */
export function IconLink({ label, className, ...rest }: Omit<ComponentProps<typeof Link>, 'aria-label'> & { label: string }) {
  return <Link className={classNames(styles.iconButton, className)} aria-label={label} data-tip={label} {...rest} />
}
