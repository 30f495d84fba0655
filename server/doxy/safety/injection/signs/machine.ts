import { oneOf } from '#contract/identifiers/words.ts'

/** A program that reads, by its names in English and Hindi. */
export const MACHINE = oneOf(String.raw`
  (?<![\w-])${oneOf(String.raw`
  a\.?i\.?(?![- ]?(?:interventions?|algorithms?|software|reports?|models?))|llms?|chat ?bots?|bots?|robots?|chatgpt
  gpt(?:-?\w+)?|claude|gemini|copilot|doxy|(?:large )?language models?|language system|computer(?=,)
  summari[sz](?:ers?|ing (?:software|tool|system|engine|model|program))|(?:ai|virtual|digital|the doxy) assistants?
  (?:automated|machine|non-?human) readers?|readers? (?:that|who) (?:is|are) not (?:a )?human
  (?:retrieval|answer(?:ing)?) (?:engines?|systems?)|models? that (?:reads?|index(?:es)?|quotes?|cites?|summari[sz]es?)
  (?:any|whichever|whatever|every) (?:model|system|software|program|tool|machine|agent|reader|engine)s?
  the model answering|whoever (?:compiles|writes|generates|summari[sz]es|reads)
  `)}\b
  एआई|एआइ|चैटबॉट|असिस्टेंट|बॉट(?!\p{L})
  `)
