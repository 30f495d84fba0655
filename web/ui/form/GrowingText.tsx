import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './GrowingText.module.css'

const growsByItself = () => CSS.supports('field-sizing', 'content')

function stretch(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** A bare text area as tall as its text. Where the browser cannot do that by itself, it is measured. */
export function GrowingText({ className, value, onInput, ref, ...rest }: ComponentProps<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current!)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is what changes the height
  useLayoutEffect(() => {
    if (area.current && !growsByItself()) stretch(area.current)
  }, [value])

  return (
    <textarea
      ref={area}
      rows={1}
      className={classNames(styles.growing, className)}
      value={value}
      onInput={(event) => {
        if (!growsByItself()) stretch(event.currentTarget)
        onInput?.(event)
      }}
      {...rest}
    />
  )
}
