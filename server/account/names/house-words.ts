/** Words that only Wardmates itself is called by, in the languages of its pages: a name made of them, alone or with those beside them, is the house's. */
export const OFFICES = `
  support help helpdesk helpline admin admins administrator administrators superadmin moderator moderators moderation official system
  security staff team safety trustandsafety trustsafety verification reviewer reviewers review notifications reply noreply postmaster webmaster root customer grievance
  wardmate doxy सपोर्ट सहायता हेल्प हेल्पडेस्क हेल्पलाइन एडमिन ऐडमिन आधिकारिक मॉडरेटर डॉक्सी डाक्सी`

/** What such names have beside them; by itself it stands for nobody. */
export const BESIDE = `
  the and for our your of ask account accounts centre center care desk service services line technical tech site super mod officer
  live online user users member members network platform billing payment payments abuse privacy compliance
  no ai bot chat 24x7 assistant dr doctor prof professor mr mrs ms shri smt sister capt captain col major adv md mbbs
  टीम केंद्र सेवा अधिकारी एआई`

/** What stands for our mark or for whoever decides here, and in no name of a person or a hospital. */
export const MARKS = `
  verified सत्यापित वेरिफाइड वेरिफ़ाइड
  official admin admins administrator administrators superadmin moderator moderators आधिकारिक एडमिन ऐडमिन मॉडरेटर`
