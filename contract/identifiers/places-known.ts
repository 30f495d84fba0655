import { wholeWord } from './words.ts'

/** Cities and states, in lower case; several words are joined by a space. */
export const TOWNS = new Set(
  `agartala|agra|ahmedabad|ahmednagar|aizawl|ajmer|akola|aligarh|allahabad|alappuzha|ambala|amravati|amritsar|anantapur|asansol|atlanta
aurangabad|baltimore|bangalore|bareilly|bathinda|belagavi|belgaum|bellary|bengaluru|berhampur|bharuch|bhavnagar|bhilai|bhiwandi|bhopal
bhubaneswar|bihar|bikaner|bilaspur|bokaro|bombay|boston|brooklyn|calcutta|calicut|chandigarh|chennai|chicago|chittoor|coimbatore
cuddalore|cuttack|dallas|darbhanga|davangere|dehradun|delhi|new delhi|denver|detroit|dhanbad|dharwad|dibrugarh|dindigul|durgapur
ernakulam|erode|faridabad|firozabad|gandhinagar|gangtok|gaya|ghaziabad|goa|gorakhpur|greater noida|gulbarga|guntur|gurgaon|gurugram
guwahati|gwalior|haldwani|haridwar|hisar|houston|howrah|hubli|hyderabad|imphal|indore|itanagar|jabalpur|jaipur|jalandhar|jalgaon|jammu
jamnagar|jamshedpur|jhansi|jodhpur|kakinada|kannur|kanpur|karimnagar|karnal|kochi|kohima|kolhapur|kolkata|kollam|kota|kottayam|kozhikode
kurnool|latur|los angeles|lucknow|ludhiana|madras|madurai|malappuram|manhattan|mangalore|mangaluru|manipal|mathura|meerut|miami
minneapolis|mohali|moradabad|mumbai|muzaffarnagar|muzaffarpur|mysore|mysuru|nagpur|nanded|nashik|navi mumbai|nellore|new orleans
new york|new york city|noida|nyc|orlando|palakkad|panaji|panchkula|panipat|panvel|patiala|patna|philadelphia|phoenix|pittsburgh
pondicherry|puducherry|portland|prayagraj|pune|raichur|raipur|rajahmundry|rajkot|ranchi|rewari|rochester|rohtak|roorkee|rourkela
sacramento|saharanpur|sambalpur|san antonio|san diego|san francisco|san jose|sangli|satara|seattle|secunderabad|shillong|shimla|sholapur
siliguri|solapur|sonipat|srinagar|surat|thane|thanjavur|thiruvananthapuram|thrissur|tiruchirappalli|tirunelveli|tirupati|tiruppur|trichy
trivandrum|tumkur|udaipur|udupi|ujjain|vadodara|varanasi|vasai|vellore|vijayawada|visakhapatnam|vizag|warangal|andhra pradesh|assam
california|chhattisgarh|florida|gujarat|haryana|illinois|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|massachusetts
meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|telangana|texas|tripura|uttar pradesh|uttarakhand
west bengal|westchester`.split(/[|\n]/),
)

/** Hospitals that are known by their name alone. */
export const HOSPITALS = wholeWord(String.raw`
UC(?:SF|LA|SD|I)|UW ?(?:Med|MC)?|NYU(?: Langone)?|UPMC|MD Anderson|Johns Hopkins|Mayo|Mass(?:achusetts)? General
(?:Mount|Mt\.?) Sinai|Cedars?[- ]Sinai|Cleveland|Stanford|Kaiser(?: Permanente)?|Massachusetts General|Beth Israel|Mercy|AIIMS
PGI(?:MER)?|JIPMER|NIMHANS|KEM|CMC|SGPGI(?:MS)?|KGMU|BHU|GMCH?|RML|LNJP|Safdarjung|Apollo|Fortis|Medanta|Manipal
Narayana(?: Health| Hrudayalaya)?|Kokilaben|Lilavati|Hinduja|Jaslok|Breach Candy|Tata Memorial
Max(?= (?:Saket|Super|Hospital|Patparganj))|Sir Ganga Ram|Ruby Hall|Amrita|Aster|Rainbow|Yashoda|KIMS|Care|Wockhardt|Artemis|BLK
Sankara|Aravind|Christian Medical College|Sri Ramachandra|St\.? John's
`)
