import type { ComponentProps } from 'react'
import type { PushState } from '#contract/push.ts'
import { useSay } from '../../lib/language/say.ts'
import { Switch } from '../../ui/form/Switch.tsx'
import styles from './OnThisDevice.module.css'
import { useSaveQuietHours } from './queries.ts'

const NIGHT = { starts: '22:00', ends: '06:00' }

/** From when to when nothing rings, on all devices. Each choice is stored at once. */
export function QuietHours({ hours }: { hours: PushState['quietHours'] }) {
  const say = useSay()
  const save = useSaveQuietHours()
  /** A time that is half typed is none yet. */
  const change = (part: Partial<typeof NIGHT>) => {
    if (!hours || Object.values(part).includes('')) return
    const { starts, ends } = { ...hours, ...part }
    if (starts !== hours.starts || ends !== hours.ends) save.mutate({ starts, ends })
  }

  return (
    <div className={styles.row}>
      <div>
        <p className={styles.label}>{say('Quiet hours')}</p>
        <p className="meta">
          {say('Nothing rings then on any of your devices, urgent messages neither. What is still unread afterwards is told once.')}
          {hours && ` ${say('Times are those of {zone}.', { zone: hours.timeZone })}`}
        </p>
        {hours && (
          <div className={styles.times}>
            <Time
              label={say('From')}
              key={`from ${hours.starts}`}
              defaultValue={hours.starts}
              onBlur={({ target }) => change({ starts: target.value })}
            />
            <Time
              label={say('To')}
              key={`to ${hours.ends}`}
              defaultValue={hours.ends}
              onBlur={({ target }) => change({ ends: target.value })}
            />
          </div>
        )}
      </div>
      <Switch
        label={say('Quiet hours')}
        checked={save.isPending ? save.variables !== null : hours !== null}
        onChange={(event) => save.mutate(event.target.checked ? NIGHT : null)}
      />
    </div>
  )
}

const Time = ({ label, ...rest }: ComponentProps<'input'> & { label: string }) => (
  <label className={styles.time}>
    {label}
    <input type="time" required {...rest} />
  </label>
)
