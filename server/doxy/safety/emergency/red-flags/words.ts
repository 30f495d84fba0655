import { oneOf } from '#contract/identifiers/words.ts'

export const CANNOT =
  "(?:can(?:'?t|not| not)|could(?:n'?t| not)|unable to|not able to|isn'?t able to|won'?t|will not|wont|struggling to|refus(?:es|ing) to|nahi)"
export const SUDDEN = '(?:sudden(?:ly)?|all of a sudden|acute|achanak|abruptly|out of nowhere)'
export const SEVERE = '(?:severe|severely|unbearable|excruciating|terrible|intense|worst|very bad|extreme|bahut|tez)'
export const SWALLOWED =
  '(?:took|taken|takes|swallow(?:ed)?|drank|drunk|ate|eaten|consumed|ingested|had|popped|kha(?:a)? (?:li(?:ya|ye|yi)?|gaya|gayi)|pi (?:li(?:ya|yi)?|gaya|gayi)|nigal (?:li(?:ya|yi)?|gaya|gayi))'
export const POISON = oneOf(String.raw`
poison|pesticide|insecticide|kerosene|mitti ka tel|coins?|pins?|needles?|marbles?|chemicals?|cleaner|lighter fluid
shampoo|sanitizer|sanitiser|perfume|fertili[sz]er|glass pieces|petrol|acid|bleach|phen[yo]l|harpic|lizol|rat ?kill
rat poison|sulphas|sulfas|celphos|aluminium phosphide|organophosph\w+|paraquat|moth ?balls?|naphthalene|detergent
toilet cleaner|drain cleaner|thinner|turpentine|antifreeze|methanol|spurious liquor|hooch|dhatura|oleander|kaner
button battery|battery|magnets?|zehar|zeher|weed ?killer|mosquito (?:repellent|liquid|coil)|all out|hair dye
nail polish remover
`)
export const PILLS = '(?:tablets?|pills?|capsules?|tabs?|goli(?:ya|yan)?|strips?|bottles?|doses?|medicines?|syrup)'
export const MANY = oneOf(String.raw`
[89]|[1-9]\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozens?|whole|entire|full
all(?: (?:of )?(?:my|his|her|the))?|handful|lots?|many|too many|so many|several|bahut saari|saari|poori
`)
export const WHO_IS_SMALL = String.raw`(?:baby|newborn|infant|child|toddler|kid|son|daughter|bach+[ae]|\d+[- ]?(?:day|week|month)s?[- ]?old)`
