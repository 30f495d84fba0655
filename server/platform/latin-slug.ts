import { normalised } from '#contract/normalised.ts'
import { latinName } from './latin-name.ts'

const TITLES = `
  डॉ डा डॉक्टर डाक्टर प्रो प्रा प्रोफेसर प्राध्यापक श्री श्रीमती सुश्री
  ডা ড ডাক্তার ডক্টর প্রফেসর অধ্যাপক শ্রী শ্রীমতী ડૉ ડો ડોક્ટર ડૉક્ટર પ્રો પ્રોફેસર શ્રી શ્રીમતી ਡਾ ਡਾਕਟਰ ਪ੍ਰੋ ਪ੍ਰੋਫੈਸਰ ਸ੍ਰੀ ਸ੍ਰੀਮਤੀ
  ଡା ଡ ଡକ୍ଟର ଡାକ୍ତର ପ୍ରଫେସର ଶ୍ରୀ ଶ୍ରୀମତୀ டாக்டர் மருத்துவர் முனைவர் பேராசிரியர் திரு திருமதி డా డాక్టర్ ప్రొ ప్రొఫెసర్ శ్రీ శ్రీమతి
  ಡಾ ಡಾಕ್ಟರ್ ಪ್ರೊ ಪ್ರೊಫೆಸರ್ ಶ್ರೀ ಶ್ರೀಮತಿ ഡോ ഡോക്ടർ പ്രൊഫ പ്രൊഫസർ ശ്രീ ശ്രീമതി ڈاکٹر پروفیسر
`
/** How a doctor is addressed where a name is written in an Indian script, and a few other words of address, with the signs that shorten them. */
export const INDIC_TITLES = new RegExp(
  String.raw`^(?:\(?(?:${TITLES.trim().normalize('NFC').split(/\s+/).join('|')})(?:[.:)\u0903\u0983\u0b03\u0964\u0965\u0970]+\s*|\s+))+`,
  'u',
)

/** A name in plain Latin letters with hyphens, for an address; empty where no letter of it can be written so. */
export const latinSlug = (name: string, max: number) =>
  normalised(name, 'NFC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(INDIC_TITLES, '')
    .replace(/[\p{L}\p{M}]+/gu, latinName)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, max)
    .replace(/-$/, '')
