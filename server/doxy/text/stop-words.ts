const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Words that stand in every text and tell nothing about it. */
export const STOP_WORDS: ReadonlySet<string> = words(`
  a about above after again against all am an and any are as at be because been before being below between both but by can could
  did do does doing don down during each few for from further had has have having he her here hers herself him himself his how i if
  in into is it its itself just me more most my myself no nor not now of off on once only or other our ours ourselves out over own
  s same she should so some such t than that the their theirs them themselves then there these they this those through to too under
  until up very was we were what when where which while who whom why will with would you your yours yourself yourselves`)

/** Words a question is framed with. They count for less in a query than what it is about. */
export const FRAME_WORDS: ReadonlySet<string> = words(`
  list describe known use used using involve involved role related associated association please name mean means define explain give
  show shown cause causes caused tell information help need know find effect effects affect affects effective difference compare
  improve determine predict influence really possible currently main common usually often`)
