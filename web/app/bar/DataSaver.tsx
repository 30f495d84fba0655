import { chooseDataSaver, useDataSaver } from '../../lib/data-saver.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'

/** Whether pictures of posts and messages wait until they are pressed. */
export function DataSaver() {
  const isOn = useDataSaver()
  return (
    <Button tone="outline" block role="switch" aria-checked={isOn} onClick={() => chooseDataSaver(!isOn)}>
      {say('Data saver')}
      <span aria-hidden="true">{isOn ? say('on') : say('off')}</span>
    </Button>
  )
}
