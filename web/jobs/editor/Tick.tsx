import styles from './Editor.module.css'

type TickProps = { label: string; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** Something that is so or not, and counts when the form is saved. */
export const Tick = ({ label, checked, disabled, onChange }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" checked={checked} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)
