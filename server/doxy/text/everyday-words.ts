import { stemOf } from './tokens.ts'

/** Words of every day that say nothing about medicine, although medical texts use them too. A question made of them alone is not for the library. */
const WORDS = `
able account act actor actress advertise advice africa afternoon age agency agree airline airport aeroplane airplane album algorithm alphabet america american amount ancient android angle
animal anime annual answer antarctica apartment app apple apply april architect army arrive art article artist asia asian ask atlantic attack attend august australia author autumn avenue award
back backpack bake bakery balcony ball band bank banking baseball basketball batsman battery battle beach beautiful become bed beer beginner begin believe bengaluru berlin best bicycle big bike
bill billion biography bird birthday biryani bitcoin black blockchain blog blue board boat boiling bollywood book booking border boring borrow boss bottle bowl box boy brand brazil bread break
breakfast bridge bright bring britain british broken brother brown budget bug build builder building bus business busy buy cake calculate calculator calendar call camera camp camping canada
candidate candle capital captain car card career carpet cartoon carry cash castle cat catch celebrate celebrity cement century ceremony chair champion championship change channel chapter character
charge charger cheap cheapest cheese chef chess chicago chicken child china chinese chocolate choose christmas church cinema circle city civil class classic clean clever click client climate
clock close cloth clothes cloud club coach code coding coffee coin cold collar collect college colony color colour come comedy comic commander commerce common company compare compass compete
competition compiler complain compose composer computer concert concrete confirm constitution construct construction contact contest continent contract conversation convert cook cooker cooking
cool copy corner correct corrupt cost costume cotton country couple course court cover create credit cricket crime crop cross crowd cruise culture cup curry currency curtain custom customer cute
daily dance dancer dark data database date daughter day deal debate december decide decorate deep degree delhi deliver delivery democracy deposit desert design designer desk destination detail
develop developer device diamond dictionary difference different difficult digital dinner director discount discover discovery discuss distance divide divorce document dog dollar door download
draw drawing dream dress drive driver driving drone drop duck earn earth east easy eat ebay economy edit editor education egg egypt eiffel election electric electricity electrical electronics
elephant email emperor empire employee employer empty encryption end energy engine engineer engineering england english enjoy enter entertainment entrance episode equation essay estate euro europe
european evening event everest example exam excel exchange exhibit expensive explain explore export express fabric facebook factory fair fall family famous fan farm farmer farming fashion fast
fastest father favorite favourite feature february festival fiction field file film final finance financial find finish fire first fish fishing fix flag flat flight floor flour flower fly folder
follow font food football foreign forest forget formula fortune fox frame france free french friday friend friendship front fruit fruits fuel fun funny furniture future gadget gallery game gaming
garage garden gardening gas gate general german germany get ghost gift girl give glass global goal god gold golf good google government grammar grandfather grandmother grass great greece green
greet grocery ground grow guess guest guide guitar gun guy hair haircut half hall hammer hardware harry hat have headline hello helmet help hero high highway hiking hill hindu hire history hobby
hockey hold hole holiday hollywood home homework honey hope horse hostel hot hotel hour house household housing human hundred hunt hurricane husband ice idea image immigration import important
improve income independence india indian indonesia industry inflation information install instagram instruction instrument insurance interest interesting interior international internet
interview invent inventor invest investing investment investor invitation invite iphone ireland iron island italy item jacket january japan japanese java javascript jewellery job joke journalist
journey judge juice july jump june jungle justice kabaddi keep kerala key keyboard kill king kingdom kitchen knife knit knot know kolkata korea ladakh lake lamp land landlord language laptop large
largest last late latest laugh laundry law lawyer lead leader league learn learning leather leave lecture legal legend lend length lesson letter library license licence lie life lift light like
line lion list listen literature little live loan local lock log logo london long longest look lord lose lottery love lucky lunch luxury lyrics machine magazine magic mail main make maker man
manage manager many map marathon march mark market marketing marriage marry master match math mathematics matter mayor meal meaning meat meet meeting melody memory menu message metal metro mexico
middle midnight mile military milk million mind mine minister ministry minute mirror mix mobile model modern moment monday money mongolia monitor monkey monsoon month moon morning mortgage moscow
mother motor motorcycle mountain mouse move movie mumbai museum music musician name nation national nature need negotiate neighbor neighbour netflix network new newspaper news next nice night
nobel noise north note notice novel november number ocean october offer office officer offside oil old olympic olympics online open opening opera operator opinion opponent option orange order
organize origin original oscar outfit outside own owner pacific pack package paint painter painting pair palace pan paper parcel parent paris park parking parliament part partner party passenger
passport password past pasta pay payment peace pen pencil penguin pepper perfect perform perfume person pet petrol phone photo photograph photographer photography phrase physics piano pick picture
piece pilot pink pirate pizza place plan plane planet plant plastic plate play player playlist plot plumber pocket poem poet poetry point poland police policy political politician politics pool
poor popular population port portrait portugal post poster potato pound power practice practise prepare present presentation president press pretty price prime prince princess print printer prison
prize problem produce professional profit program programme programming project promise promotion pronounce property public publish publisher pull punctuation puppy purple push put puzzle python
queen question quick quickly quiet quote rabbit race racing radio railway rain rainbow raise ramayana mahabharata rate read reader reading real recipe recommend record recruit red refrigerator
refund region register rehearse relationship relativity religion religious remember remove rent rental repair report reporter republic request rescue research reservation reserve resign resignation
restaurant resume retire return review revolution rewrite rice rich richest ride right ring river road robot rock rocket role roman romantic room rope rose round route router rule ruler rummy run
runner rupee rupees russia russian sad safe sail salad salary sale salt same sand sandwich satellite saturday save saving savings saxophone say scarf scene school science scientist score
screen script sculpture sea season seat second secret secretary sell seller send sentence september serve server set sew shape share shark sheep sheet ship shirt shoe shoes shop shopping short
show shower shut side sign signal silver simple sing singapore singer single sister site sky sleep slow small smart snack snow soap social sofa soft software solar soldier sold solve son song sort
sound soup south space spain spanish speak speech speed spell spelling spend spice spider spoon sport sports spring square stadium stain stairs stamp stand star start startup state statement
station statue stay steal steel step stereo stock stone stop store storm story stove strategy stream street string strong student studio study style subject subtitle suburb successful sugar
suggest suit summer sun sunday sunset supermarket surf surprise swap sweet swim swimming switzerland sword symbol table tablet taj mahal tailor take tale talk tall tallest tamil tank tap tax taxi
tea teach teacher team technology teenager telegram telephone television tell temple tennis tent term text theater theatre theory thesis thing think thousand thriller throw thursday ticket tie
tiger time tip tire tyre toast today toilet tokyo tomato tomorrow tonight tool top torch tour tourism tourist tournament tower town toy track trade traffic train trainer training translate
translation travel traveler treasure tree trek trick trip trophy truck true trust try tuesday tune turn turkey tutorial twitter type ukraine umbrella uncle understand uniform union universe
university update upload use user vacation valley van vegetable vehicle verb video village villain violin viola visa visit vocabulary voice volcano volleyball vote wage waiter walk wall wallet
want war wardrobe warm wash washing watch water waterfall way weather web website wedding wednesday week weekend weigh welcome west whale wheel white wife wifi wild win wind window windows
wine winner winter wire wish wolf woman wonder wood wooden word work worker workshop world worth write writer writing yacht yard year yellow yesterday yoga york young youth zebra zoo
`
const everyday = new Set(WORDS.trim().split(/\s+/).map(stemOf))

/** Whether a stem is of such a word. */
export const isEveryday = (stem: string) => everyday.has(stem)
