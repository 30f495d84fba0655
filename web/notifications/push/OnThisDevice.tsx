import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { pushWords } from '#contract/push-words.ts'
import { useSay } from '../../lib/language/say.ts'
import { Switch } from '../../ui/form/Switch.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import type { DeviceAbility } from './device.ts'
import styles from './OnThisDevice.module.css'
import { QuietHours } from './QuietHours.tsx'
import { deviceQuery, pushQuery, useSwitchDevice } from './queries.ts'

const reasons: Record<Exclude<DeviceAbility, 'ready'>, string> = {
  unsupported: 'This browser cannot notify you while Wardmates is closed.',
  blocked:
    'Notifications are blocked for Wardmates in this browser. Open the site settings beside the address, allow notifications, and come back.',
  home_screen:
    'On an iPhone or iPad, first add Wardmates to the home screen: Share, then Add to Home Screen. Open it from there and switch this on.',
}

/** Whether the device in hand rings while no page is open, and when it does not. */
export function OnThisDevice() {
  const say = useSay()
  const titleId = useId()
  const reasonId = useId()
  const push = useQuery(pushQuery)
  const device = useQuery(deviceQuery)
  const change = useSwitchDevice(push.data?.publicKey ?? '')
  /** What was pressed, until it is known what became of it: a browser may answer at once, and say no. */
  const [wished, setWished] = useState<boolean>()
  const press = (isWished: boolean) => {
    setWished(isWished)
    change.mutate(isWished, { onSettled: () => setWished(undefined) })
  }
  if (push.isError) return <Failed what="the settings of this device" onRetry={() => void push.refetch()} />
  if (!push.data || !device.data) return <Loading label={say('Loading settings of this device')} shape="person" />
  const { ability, isSubscribed } = device.data
  const isOn = push.data.isOn && isSubscribed

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {say('On this device')}
      </h3>
      <div className={styles.row}>
        <div>
          <p className={styles.label}>{say('Notify me of new messages on this device')}</p>
          <p id={reasonId} className="meta">
            {ability === 'ready'
              ? say('It shows “{words}”: no name and no text.', { words: say(pushWords.message) })
              : say(reasons[ability])}
          </p>
        </div>
        <Switch
          label={say('Notify me of new messages on this device')}
          aria-describedby={reasonId}
          checked={wished ?? isOn}
          disabled={ability !== 'ready'}
          onChange={({ target }) => press(target.checked)}
        />
      </div>
      <QuietHours hours={push.data.quietHours} />
    </section>
  )
}
