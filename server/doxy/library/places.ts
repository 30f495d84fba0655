/** Anonymous documents that wait for a reviewer. */
const MOST = 500
/** The last places, for providers from whose network nothing waits, one each. */
const KEPT = 100

/** How many wait, and how many of them are of one provider's network, of one site there, and of one sender there. */
type Waiting = { all: number; provider: number; site: number; sender: number }

const part = (of: number, by: number, room: number) => Math.ceil((Math.max(0, room) * of) / by)

/**
 * Whether so many may wait. A provider takes at most two fifths of what the others leave free, a site half of what the other sites leave of that, a sender
 * half of what the others there leave: alone each finds a tenth of the list, and who has many addresses in one network takes no more than that network.
 */
export function hasRoom({ all, provider, site, sender }: Waiting): boolean {
  if (all > MOST - KEPT && provider > 1) return false
  const ofProvider = part(2, 5, MOST - (all - provider))
  const ofSite = part(1, 2, ofProvider - (provider - site))
  const ofSender = part(1, 2, ofSite - (site - sender))
  return provider <= ofProvider && site <= ofSite && sender <= ofSender
}
