import { oneOf } from '#contract/identifiers/words.ts'

export const MACHINE = `(?:an? )?${oneOf(String.raw`
  ai|a\.i\.|llms?|chat ?bots?|chatgpt|gpt(?:-?\d\w*)?|claude|gemini|copilot|doxy(?: ai)?|language models?
  large language models?
  (?:ai|llm|gpt) (?:assistants?|models?|systems?|reviewers?|readers?|agents?|tools?|summari[sz]ers?)|virtual assistants?
  assistants|automated (?:assistants?|readers?|reviewers?|systems?|summari[sz]ers?)|machine readers?|retrieval system
  rag system|(?:the )?(?:assistant|chatbot|bot)
  `)}`
export const RULES = oneOf(`
  instructions?|prompts?|rules?|guardrails?|directives?|commands?|polic(?:y|ies)|restrictions?|constraints?|context
  guidelines? (?:above|given|you)|safety (?:rules?|filters?|checks?|settings?)|system messages?|conversation|messages?
  programming|training
  `)
export const BEFORE = `(?:${oneOf(`
  all|any|every|the|your|these|those|of|my|and|previous|prior|earlier|above|preceding|existing|original|initial
  foregoing|system|safety|default|current|other|developer|hidden|internal|content|ethical
  `)} )*`
