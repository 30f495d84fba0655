/** In this header a caller names the time zone that they are in, as the IANA names it. */
export const TIME_ZONE_HEADER = 'x-time-zone'
/** The days of callers who name none, or one that the server does not know: a browser may be newer than it. */
export const INDIA = 'Asia/Kolkata'
