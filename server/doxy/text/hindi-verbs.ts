/** Verbs of Hindi in Latin letters by their stems, with the spellings of phones. */
const STEMS = `
  aa ja jaa ho de le kar kr karwa krwa karva rah rh reh rakh rkh dekh dikh dikha dekha chal chala chalwa lag laga lagwa mil mila bata btaa bol bola keh kah bana banwa bach bacha
  badh badha badhwa ghat ghata hata hatwa gir gira uth utha ruk ruka rok rukwa chadh chadha chada chadhwa utar utaar chhod chod chhor chor chhut chhuta pad padh pada padha parh likh likhwa
  samajh samaj soch jaan maan puch poochh pooch khil khila pila khaa nikal nikaal nikalwa badal bhool bhul pahunch pahuch dhoond dhund mangwa manga bhej bulwa bula daal dal dalwa
  phaila fail sun suna sikh sikha seekh sak chah chuk tut toot tod bigad sudhar sambhal bach dhul dhula sula jaga girwa karaa kara dilwa dila dhak kaat nap naap napwa gin khol khul
  behtar theher thahar`
/** What their forms end in. */
const ENDINGS = `
  na ne ni nee ta te ti tey tee taa ya ye yi yaa yee yega yegi yenge yen yein o u un oon en ein e i a aa ega egi enge oge unga ungi uga kar ke iye iyega iyo
  aya aye ayi ana ane ani ata ate ati ao aun au aen ayen ayein ayega ayegi wana wane wani wata wate wati waya waye wayi va vana vane vani`

/** English words that look like such a form. */
const ENGLISH =
  'jane jai jake java hone hote hoya hoo hoe hoi hoa hoke dene deni deen dee dei deke dewani deva leu lee lei lea leke leva karo kara karate kroon rho lagoon milo mile batata bolo bole bola banana bacha giro roke chode chore choregi padi pilao pilau dale dali sunna suni sake saki chukkar tutti tutu dilate nape napa'

const wordsOf = (list: string) => list.trim().split(/\s+/)
const english = new Set(wordsOf(ENGLISH))

/** Every form there is that is no English word. */
export const HINDI_VERBS: ReadonlySet<string> = new Set(
  wordsOf(STEMS).flatMap((stem) =>
    wordsOf(ENDINGS)
      .map((ending) => stem + ending)
      .filter((form) => !english.has(form)),
  ),
)
