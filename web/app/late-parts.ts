// What no first paint waits for and every page has in the end: one chunk, fetched once the page stands.
export { LogoutButton } from './bar/LogoutButton.tsx'
export { MenuChoices, ThemeAlone } from './bar/MenuChoices.tsx'
export { ErrorScreen } from './ErrorScreen.tsx'
export { Tending } from './tending/Tending.tsx'
