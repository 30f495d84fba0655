/** A file as it can be imported, with the columns that most jobs need. Days of next year: one that is over could not be published. */
const nextYear = new Date().getFullYear() + 1

export const EXAMPLE = [
  '\ufeffID,Title,Department,Specialty,City,State,Type,Pay from,Pay to,Experience,What the person will do,What you ask for,Benefits,Posts to fill,Closes on',
  `JOB-1,Consultant Intensivist,Critical Care,Critical Care,Siliguri,West Bengal,Full-time,30,42,5,Run the unit with three colleagues.,"Must, Registration: Any state council|Helpful: Speaks Nepali",Quarters on campus,1,15/01/${nextYear}`,
  '',
].join('\r\n')
