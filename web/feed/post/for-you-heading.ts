/** The heading of the list, where the keyboard goes on when what it stood on is gone. */
export const FOR_YOU = 'for-you'

export function focusForYou() {
  const heading = document.getElementById(FOR_YOU)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
