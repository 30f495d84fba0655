/** The field in which a post is written. */
export const COMPOSER = 'write'

/** Leads to it, behind what stands there, after a page or a dialog has had its say. */
export const focusComposer = () =>
  requestAnimationFrame(() => {
    const field = document.getElementById(COMPOSER) as HTMLTextAreaElement | null
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  })
