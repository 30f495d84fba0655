import { normalised } from '#contract/normalised.ts'
import { latinised } from './latin.ts'

/** How a doctor is addressed where a name is written in an Indian script, and a few other words of address. */
export const INDIC_TITLES =
  /^(?:(?:डॉ|डा|डॉक्टर|प्रो|श्री|श्रीमती|ডা|ডাঃ|ডক্টর|শ্রী|શ્રી|ડૉ|ડો|ਡਾ|ਸ੍ਰੀ|ଡା|ଡାଃ|ଡଃ|ଡକ୍ଟର|டாக்டர்|மருத்துவர்|திரு|డా|డాక్టర్|శ్రీ|ಡಾ|ಡಾಕ್ಟರ್|ಶ್ರೀ|ഡോ|ഡോക്ടർ|ശ്രീ)(?:[.:]\s*|\s+))+/u

/** A name in plain Latin letters with hyphens, for an address; empty where no letter of it can be written so. */
export const latinSlug = (name: string, max: number) =>
  normalised(name, 'NFC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(INDIC_TITLES, '')
    .replace(/[\p{L}\p{M}]+/gu, latinised)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, max)
    .replace(/-$/, '')
