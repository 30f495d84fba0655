import type { Flags } from './flags.ts'

/** The same in Devanagari, where what is asked stands in the same words. */
export const DEVANAGARI: readonly Flags[] = [
  {
    kind: 'heart',
    patterns: [
      { pattern: String.raw`(?:सीने|छाती)\s+में\s+.{0,12}(?:दर्द|दबाव|जकड़न|भारी|जलन|बोझ)`, example: 'मेरे पिता को सीने में दर्द हो रहा है' },
      { pattern: 'दिल का दौरा', example: 'पापा को दिल का दौरा पड़ा है' },
    ],
  },
  {
    kind: 'breathing',
    patterns: [
      { pattern: String.raw`(?:गला|गले|होंठ|जीभ|चेहरा)\s+.{0,10}सूज`, example: 'गला सूज गया है' },
      { pattern: String.raw`गले में\s+.{0,20}(?:फंस|फँस|अटक)`, example: 'गले में सिक्का फंस गया है' },
      { pattern: String.raw`सांस\s+(?:नहीं|फूल|रुक|लेने में)`, example: 'मुझे सांस लेने में बहुत तकलीफ हो रही है और होंठ नीले पड़ रहे हैं' },
      { pattern: String.raw`साँस\s+(?:नहीं|फूल|रुक|लेने में)`, example: 'साँस नहीं आ रही' },
      { pattern: 'दम घुट', example: 'उसका दम घुट रहा है' },
    ],
  },
  {
    kind: 'collapse',
    patterns: [
      { pattern: 'बेहोश', example: 'माँ बेहोश हैं' },
      { pattern: 'होश नहीं', example: 'उनको होश नहीं है' },
      { pattern: 'होश में नहीं', example: 'वह होश में नहीं है' },
      { pattern: 'झटके आ', example: 'बच्चे को झटके आ रहे हैं' },
      { pattern: 'मुंह से झाग', example: 'मुंह से झाग निकल रहा है' },
      { pattern: 'नब्ज', example: 'नब्ज नहीं मिल रही' },
      { pattern: 'उठ नहीं रह', example: 'वह उठ नहीं रहे' },
      { pattern: 'दौरा पड़', example: 'भाई को दौरा पड़ा है' },
      { pattern: 'मिर्गी का दौरा', example: 'उसे मिर्गी का दौरा आया है' },
    ],
  },
  {
    kind: 'bite',
    patterns: [
      { pattern: String.raw`(?:सांप|साँप|बिच्छू)\s+ने\s+.{0,10}(?:काट|डस)`, example: 'मेरी माँ को साँप ने काट लिया है और उनकी पलकें गिर रही हैं' },
    ],
  },
  {
    kind: 'poisoning',
    patterns: [
      {
        pattern: String.raw`(?:ज़हर|जहर|कीटनाशक|फिनाइल|केरोसिन|मिट्टी का तेल|सल्फास|दवा की शीशी|चूहे मार\S*|बैटरी)\s+.{0,20}(?:खा|पी|निगल)`,
        example: 'मेरे पति ने कीटनाशक पी लिया है, क्या करूं',
      },
      { pattern: String.raw`(?:बहुत सारी|सारी|पूरी|\d\d)\s+.{0,12}गोलिय\S*\s+.{0,6}(?:खा|निगल)`, example: 'उसने बहुत सारी गोलियां खा लीं' },
      {
        pattern: String.raw`(?:बेट|बच्च|पोत|नात|बहन|भाई)\S*\s+.{0,40}(?:गोली|गोलियां|गोलियाँ|दवा|सिक्का|बटन)\s+(?:\S+ )?(?:निगल|खा ल)`,
        example: 'मेरे बेटे ने सिक्का निगल लिया है और लार टपक रही है',
      },
    ],
  },
  {
    kind: 'bleeding',
    patterns: [
      { pattern: 'खून की उल्टी', example: 'उन्हें खून की उल्टी हुई' },
      { pattern: String.raw`उल्टी\s+.{0,8}खून`, example: 'कल रात से पापा को उल्टी में खून आ रहा है' },
      { pattern: String.raw`(?:मल|पेशाब|नाक|मुंह)\s+.{0,10}खून`, example: 'नाक से खून आ रहा है' },
      { pattern: String.raw`खून\s+.{0,12}(?:बंद नहीं|रुक नहीं|बह)`, example: 'खून बंद नहीं हो रहा' },
    ],
  },
  {
    kind: 'stroke',
    patterns: [
      { pattern: 'लकवा', example: 'पिताजी को लकवा मार गया' },
      { pattern: String.raw`(?:मुंह|मुँह|चेहरा)\s+.{0,8}टेढ़`, example: 'मुंह टेढ़ा हो गया है' },
      { pattern: String.raw`(?:हाथ|पैर|टांग)\s+.{0,12}नहीं (?:उठ|हिल|चल)`, example: 'हाथ बिल्कुल नहीं उठ रहा' },
      { pattern: String.raw`(?:बोल|बोली|ज़बान|जुबान)\s+.{0,10}(?:नहीं पा|लड़खड़ा|बंद)`, example: 'बोल नहीं पा रहे' },
      { pattern: 'दिखना बंद', example: 'अचानक दिखना बंद हो गया' },
      { pattern: 'दिखाई नहीं', example: 'एक आंख से दिखाई नहीं दे रहा' },
    ],
  },
  {
    kind: 'pregnancy',
    patterns: [
      {
        pattern: String.raw`(?:गर्भवती|गर्भ|पेट से|डिलीवरी|प्रसव)\s+.{0,40}(?:खून|दौरा|झटके|बेहोश|तेज़? दर्द|हिल नहीं|नहीं हिल)`,
        example: 'मेरी बहन गर्भवती है, सिर में तेज दर्द और आंखों के सामने धुंधला दिख रहा है',
      },
    ],
  },
  {
    kind: 'injury',
    patterns: [
      { pattern: 'जल गय', example: 'उसका हाथ जल गया' },
      { pattern: 'जल गई', example: 'वह बुरी तरह जल गई' },
      { pattern: 'करंट लग', example: 'हाथ में करंट लगने के बाद भाई बोल नहीं रहा' },
      { pattern: 'बिजली का झटका', example: 'उसे बिजली का झटका लगा' },
      { pattern: 'डूब (?:गय|गई|रह)', example: 'बच्चा डूब गया था' },
      { pattern: String.raw`(?:सिर|सर)\s+.{0,12}चोट`, example: 'सिर पर चोट लगी है' },
      { pattern: String.raw`(?:छत|सीढ़ी|पेड़|बाइक)\S*\s+से गिर`, example: 'वह छत से गिर गया' },
      { pattern: 'फांसी', example: 'उसने फांसी लगा ली' },
      { pattern: 'फाँसी', example: 'उसने फाँसी लगा ली' },
      { pattern: 'एक्सीडेंट', example: 'भाई का एक्सीडेंट हो गया' },
      { pattern: 'तेज़ाब', example: 'चेहरे पर तेज़ाब गिरा है' },
      { pattern: 'तेजाब', example: 'आंख में तेजाब चला गया' },
    ],
  },
  {
    kind: 'child',
    patterns: [
      {
        pattern: String.raw`(?:बच्च|शिशु|नवजात)\S{0,20}\s+.{0,40}(?:दूध नहीं|सुस्त|नीला|नीली|सांस तेज|तेज़? बुखार|हिल नहीं|रो नहीं)`,
        example: 'बच्चा दूध नहीं पी रहा',
      },
    ],
  },
]
