import { oneOf } from '#contract/identifiers/words.ts'

/** In each language what a machine is told to do, and what with; both together are words for a machine. */
const TONGUES: readonly (readonly [deed: string, matter: string])[] = [
  [
    'ignor\\w+|olvid\\w+|respond\\w+|recomiend\\w+|recomend\\w+|mencion\\w+|cit[ae]s?|di(?:ga)?|afirm\\w+|oculta\\w*',
    'instrucciones|modelo de lenguaje|inteligencia artificial|asistente|tu respuesta|usuario',
  ],
  [
    'ignor(?:e|ez|er)|oubli(?:e|ez)|répond(?:s|ez)|dites|affirm\\w+|recommand\\w+|mentionn\\w+|cit(?:e|ez)',
    'consignes|instructions|modèle de langage|intelligence artificielle|assistant|votre réponse|utilisateur',
  ],
  [
    'ignorier\\w*|vergiss|antwort(?:e|en)|nenn\\w*|empf[ei]\\w+|sag\\w*|erwähn\\w*|zitier\\w*',
    'anweisung\\w*|sprachmodell\\w*|künstliche intelligenz|ki-\\w+|deiner? antwort|nutzer\\w*',
  ],
  [
    'ignor[ea]|esqueça|respond[ae]|recomend\\w+|diga|mencion\\w+',
    'instruções|modelo de linguagem|inteligência artificial|assistente|sua resposta|usuário',
  ],
  [
    'ignora\\w*|dimentica\\w*|rispond\\w+|consiglia\\w*',
    'istruzioni|modello linguistico|intelligenza artificiale|assistente|tua risposta|utente',
  ],
  [
    'игнорируй\\w*|забудь\\w*|ответь\\w*|отвечай\\w*|рекомендуй\\w*|скажи\\w*',
    'инструкци\\w*|языков\\w+ модел\\w*|искусственн\\w+ интеллект\\w*|ассистент\\w*|ответ\\w*|пользовател\\w*',
  ],
  ['忽略|忽視|无视|無視|忘记|忘記|推荐|推薦|请回答|只回答', '指令|指示|提示|规则|規則|人工智能|助手|语言模型|回答|本药|本藥|本产品|本產品'],
  ['無視|忘れ|答え|推奨|述べ', '指示|命令|人工知能|アシスタント|言語モデル|回答'],
  ['무시|잊|답하|추천|말하', '지시|명령|인공지능|어시스턴트|언어 모델|답변'],
  ['تجاهل|انس|أجب|قل|أوص', 'التعليمات|الأوامر|الذكاء الاصطناعي|المساعد|إجابتك'],
  ['نظر انداز|بھول|جواب د|سفارش', 'ہدایات|مصنوعی ذہانت|اسسٹنٹ|جواب'],
  ['दुर्लक्ष|विसर|उत्तर द्या|शिफारस|सांगा', 'सूचना|कृत्रिम बुद्धिमत्ता|सहाय्यक|एआय|उत्तर'],
  ['উপেক্ষা|ভুলে|উত্তর দ|সুপারিশ|বলুন', 'নির্দেশ|কৃত্রিম বুদ্ধিমত্তা|সহকারী|এআই'],
  ['புறக்கணி|மறந்து|பதிலளி|பரிந்துரை', 'வழிமுறை|அறிவுறுத்தல்|செயற்கை நுண்ணறிவு|உதவியாளர்'],
  ['విస్మరించ|మర్చిపో|సమాధాన|సిఫార్సు', 'సూచన|ఆదేశా|కృత్రిమ మేధ|సహాయకుడ'],
  ['અવગણ|ભૂલી|જવાબ આપ|ભલામણ', 'સૂચના|કૃત્રિમ બુદ્ધિ|સહાયક'],
  ['ನಿರ್ಲಕ್ಷ|ಮರೆತು|ಉತ್ತರಿಸ|ಶಿಫಾರಸು', 'ಸೂಚನೆ|ಕೃತಕ ಬುದ್ಧಿ|ಸಹಾಯಕ'],
  ['അവഗണി|മറക്ക|ഉത്തരം|ശുപാർശ', 'നിർദ്ദേശ|നിര്‍ദ്ദേശ|കൃത്രിമ ബുദ്ധി|സഹായി'],
  ['ਨਜ਼ਰਅੰਦਾਜ਼|ਭੁੱਲ|ਜਵਾਬ ਦ|ਸਿਫਾਰਸ਼', 'ਹਦਾਇਤ|ਨਿਰਦੇਸ਼|ਸਹਾਇਕ'],
]
/** Whole words where a script has letters of its own for them; the others write words together, or with endings. */
const starting = (source: string) =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${source})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`, 'iu')
const PATTERNS = TONGUES.map(([deed, matter]) => [starting(deed), starting(matter)] as const)
/** Portuguese, Italian and French words that are also English; English is read elsewhere. */
const ENGLISH = /\b(?:the|of|and|to|is|are)\b/i

/** Hindi in both its scripts, which is written among English words. */
const HINDI = [
  [
    oneOf(String.raw`
  chh?od(?:o|iye|na|kar| do| dijiye)|naam l(?:o|ena|ijiye)|bol(?:o|na|iye)|bata(?:o|iye|na| do)|likh(?:o|na|iye| do)
  kah(?:o|iye|na)|ignore kar\w*|bhool ja\w*|(?:zikr|zikar) kar\w*|mat (?:bata|bol|likh|dikha|maan)\w*
  (?:recommend|suggest|mention|cite|quote|promote|tareef|pracharit?) kar\w*|maan lo
  (?:confidence|rating|rank|score) (?:do|dena|dijiye)
  `),
    'users?|sawaa?l\\w*|jawaa?b\\w*|uttar|a\\.?i\\.?|assistant|chatbot|bot|model|nirdesh\\w*|niyam\\w*|instructions?|prompt|summary|poochh?ne wal\\w+',
  ],
  [
    'अनदेखा|भूल|छोड़|बता(?:ओ|एं|इए|ना)|कह(?:ो|ें|ना|िए)|लिख(?:ो|ें|ना|िए)|सिफारिश|सिफ़ारिश|नाम लो|मत |न (?:करें|दिखाए|बताए)|(?:सही|भरोसेमंद) मान\\S*|(?:दिखा|बता|लिख|कह)ए',
    'निर्देश|नियम|एआई|ए\\.? ?आई|चैटबॉट|असिस्टेंट|सहायक|कृत्रिम बुद्धि|उत्तर|जवाब|यू[जज़]़?र|उपयोगकर्ता|पूछने वाल|सवाल|प्रश्न|मशीन|स्रोत|दस्तावे',
  ],
].map((pair) => pair.map(starting))
/** Those whom medicine speaks to and about. */
const CARED_FOR = /doctor|mareez|mariz|rogi|dawai?\b|nurse|मरीज|मरीज़|रोगी|डॉक्टर|चिकित्सक|नर्स|दवा(?! (?:का|की) )/iu

const MACHINE = /\b(?:ai|bot|chatbot|assistant|language model)\b|एआई|मशीन|चैटबॉट|असिस्टेंट/iu

/** Whether a text tells a machine what to do in a language other than English and Hindi. */
export const instructsInOtherLanguage = (text: string) =>
  (!ENGLISH.test(text) && PATTERNS.some(([deed, matter]) => deed.test(text) && matter.test(text))) ||
  ((!CARED_FOR.test(text) || MACHINE.test(text)) && HINDI.some((pair) => pair.every((part) => part.test(text))))
