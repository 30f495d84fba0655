/** Generic names of medicines and vaccines, as in India, in lower case. One that the library lacks is no slip for another one. */
export const MEDICINES: readonly string[] = `
  abacavir abatacept abciximab abiraterone acalabrutinib acamprosate acarbose aceclofenac acetaminophen acetazolamide acetylcysteine aciclovir acitretin acyclovir
  adalimumab adapalene adefovir adenosine adrenaline afatinib aflibercept albendazole albumin albuterol alectinib alemtuzumab alendronate alfentanil alfuzosin
  alirocumab allopurinol almotriptan alogliptin alprazolam alprostadil alteplase amantadine ambrisentan ambroxol amikacin amiloride aminocaproic aminophylline
  amiodarone amisulpride amitriptyline amlodipine amoxapine amoxicillin amoxycillin amphetamine amphotericin ampicillin anakinra anastrozole anidulafungin apixaban
  apomorphine apremilast aprepitant argatroban aripiprazole artemether arteether artesunate asenapine asparaginase aspirin atazanavir atenolol atezolizumab
  atomoxetine atorvastatin atovaquone atracurium atropine avelumab axitinib azacitidine azathioprine azilsartan azithromycin aztreonam baclofen baricitinib
  basiliximab beclomethasone bedaquiline belimumab bempedoic benazepril bendamustine benidipine benralizumab benserazide benzathine benzhexol benztropine
  benzylpenicillin betahistine betamethasone betaxolol bethanechol bevacizumab bexarotene bicalutamide bicarbonate bilastine bimatoprost bisacodyl bisoprolol
  bivalirudin bleomycin blinatumomab bortezomib bosentan bosutinib brentuximab brimonidine brinzolamide brivaracetam bromhexine bromocriptine budesonide bumetanide
  bupivacaine buprenorphine bupropion burosumab buspirone busulfan butorphanol cabazitaxel cabergoline cabozantinib cabotegravir caffeine calamine calcitonin
  calcitriol canagliflozin canakinumab candesartan cangrelor capecitabine capreomycin captopril carbachol carbamazepine carbetocin carbidopa carbimazole carbocisteine
  carboplatin carboprost carfilzomib cariprazine carmustine carvedilol caspofungin cefaclor cefadroxil cefalexin cefazolin cefdinir cefepime cefixime cefoperazone
  cefotaxime cefotetan cefoxitin cefpirome cefpodoxime cefprozil ceftaroline ceftazidime ceftibuten ceftolozane ceftriaxone cefuroxime celecoxib cephalexin ceritinib
  certolizumab cetirizine cetrorelix cetuximab chlorambucil chloramphenicol chlordiazepoxide chlorhexidine chloroquine chlorothiazide chlorpheniramine chlorpromazine
  chlorpropamide chlorthalidone chlortalidone cholecalciferol cholestyramine ciclesonide ciclosporin cilastatin cilnidipine cilostazol cimetidine cinacalcet cinnarizine
  ciprofloxacin cisatracurium cisplatin citalopram cladribine clarithromycin clavulanate clemastine clindamycin clobazam clobetasol clofarabine clofazimine clomifene
  clomiphene clomipramine clonazepam clonidine clopidogrel clotrimazole cloxacillin clozapine cobicistat cobimetinib codeine colchicine colecalciferol colesevelam
  colestipol colistin corticotropin cortisone cotrimoxazole crizotinib cyclizine cyclobenzaprine cyclophosphamide cycloserine cyclosporine cyproheptadine cyproterone
  cytarabine dabigatran dabrafenib dacarbazine daclatasvir dactinomycin dalbavancin dalteparin danazol dantrolene dapagliflozin dapsone daptomycin daratumumab
  darbepoetin darifenacin darolutamide darunavir dasatinib daunorubicin decitabine deferasirox deferiprone deferoxamine deflazacort degarelix delafloxacin delamanid
  denosumab desferrioxamine desflurane desipramine desloratadine desmopressin desogestrel desvenlafaxine dexamethasone dexmedetomidine dexrazoxane dextromethorphan
  diacerein diazepam diazoxide diclofenac dicyclomine didanosine diethylcarbamazine diflunisal digoxin dihydroartemisinin dihydroergotamine diltiazem dimenhydrinate
  dimercaprol dinoprostone diphenhydramine dipyridamole disopyramide disulfiram divalproex dobutamine docetaxel docusate dolutegravir domperidone donepezil dopamine
  doravirine doripenem dorzolamide dothiepin doxazosin doxepin doxofylline doxorubicin doxycycline doxylamine dronedarone drospirenone droxidopa dulaglutide duloxetine
  dupilumab durvalumab dutasteride dydrogesterone ebastine econazole eculizumab edaravone edoxaban efavirenz elagolix eletriptan eltrombopag elvitegravir emicizumab
  empagliflozin emtricitabine enalapril encorafenib enfuvirtide enoxaparin entacapone entecavir entrectinib enzalutamide ephedrine epinephrine epirubicin eplerenone
  epoetin epoprostenol eptifibatide eravacycline erdafitinib erenumab ergocalciferol ergometrine ergotamine eribulin erlotinib ertapenem ertugliflozin erythromycin
  erythropoietin escitalopram esketamine eslicarbazepine esmolol esomeprazole estradiol etanercept etelcalcetide eteplirsen ethambutol ethamsylate ethinylestradiol
  ethionamide ethosuximide etidronate etizolam etodolac etomidate etonogestrel etophylline etoposide etoricoxib etravirine everolimus evolocumab exemestane exenatide
  ezetimibe famciclovir famotidine faropenem favipiravir febuxostat felodipine fenofibrate fentanyl ferrous fesoterodine fexofenadine fidaxomicin filgrastim finasteride
  finerenone fingolimod flavoxate flecainide fluconazole flucloxacillin flucytosine fludarabine fludrocortisone flumazenil flunarizine fluocinolone fluorouracil
  fluoxetine flupenthixol fluphenazine flurazepam flurbiprofen flutamide fluticasone fluvastatin fluvoxamine fondaparinux formoterol fosaprepitant foscarnet fosfomycin
  fosinopril fosphenytoin framycetin fremanezumab frovatriptan frusemide fulvestrant furazolidone furosemide gabapentin galantamine galcanezumab ganciclovir ganirelix
  gatifloxacin gefitinib gemcitabine gemfibrozil gemifloxacin gentamicin glatiramer glecaprevir glibenclamide gliclazide glimepiride glipizide glucagon glyburide
  glycopyrrolate glycopyrronium golimumab goserelin granisetron griseofulvin guaifenesin guselkumab halofantrine haloperidol halothane heparin hydralazine
  hydrochlorothiazide hydrocortisone hydromorphone hydroxychloroquine hydroxycarbamide hydroxyprogesterone hydroxyurea hydroxyzine hyoscine ibandronate ibrutinib
  ibuprofen icatibant idarubicin idarucizumab ifosfamide iloperidone iloprost imatinib imiglucerase imipenem imipramine imiquimod inclisiran indacaterol indapamide
  indomethacin indinavir infliximab insulin interferon ipilimumab ipratropium irbesartan irinotecan isavuconazole isoflurane isoniazid isoprenaline isosorbide
  isotretinoin isoxsuprine ispaghula isradipine itopride itraconazole ivabradine ivacaftor ivermectin ixabepilone ixekizumab kanamycin ketamine ketoconazole ketoprofen
  ketorolac ketotifen labetalol lacosamide lactulose lamivudine lamotrigine lansoprazole lanreotide lapatinib latanoprost ledipasvir leflunomide lemborexant lenacapavir
  lenalidomide lenvatinib letermovir letrozole leucovorin leuprolide leuprorelin levamisole levetiracetam levocetirizine levodopa levofloxacin levomilnacipran
  levonorgestrel levosalbutamol levosimendan levosulpiride levothyroxine lidocaine lignocaine linagliptin linezolid liothyronine liraglutide lisdexamfetamine lisinopril
  lithium lixisenatide lofexidine lomefloxacin lomustine loperamide lopinavir loratadine lorazepam lorlatinib losartan lovastatin loxapine lumefantrine lurasidone
  luspatercept macitentan mannitol maraviroc mebendazole mebeverine mecobalamin medroxyprogesterone mefenamic mefloquine megestrol meloxicam melphalan memantine
  menotropin mepacrine meperidine mephentermine mepivacaine mepolizumab mercaptopurine meropenem mesalamine mesalazine mesna metaproterenol metaxalone metformin methadone
  methenamine methimazole methocarbamol methotrexate methyldopa methylergometrine methylcobalamin methylphenidate methylprednisolone methyltestosterone metoclopramide
  metolazone metoprolol metronidazole mexiletine mianserin micafungin miconazole midazolam midodrine mifepristone miglitol miltefosine milnacipran milrinone minocycline
  minoxidil mirabegron mirtazapine misoprostol mitomycin mitotane mitoxantrone modafinil molnupiravir mometasone montelukast morphine moxifloxacin moxonidine mupirocin
  mycophenolate nabumetone nadolol nadroparin nalbuphine naloxone naltrexone nandrolone naproxen naratriptan natalizumab natamycin nateglinide nebivolol nefopam
  nelfinavir neomycin neostigmine netilmicin nevirapine niacin nicardipine niclosamide nicorandil nicotine nifedipine nilotinib nilutamide nimesulide nimodipine
  nintedanib niraparib nirmatrelvir nitazoxanide nitisinone nitrazepam nitrofurantoin nitroglycerin nitroprusside nivolumab nizatidine noradrenaline norepinephrine
  norethisterone norfloxacin nortriptyline nusinersen nystatin obeticholic obinutuzumab ocrelizumab octreotide ofatumumab ofloxacin olanzapine olaparib olmesartan
  olopatadine omalizumab omeprazole ondansetron opium oritavancin orlistat ornidazole orphenadrine oseltamivir osimertinib ospemifene oxacillin oxaliplatin oxazepam
  oxcarbazepine oxybutynin oxycodone oxymetazoline oxytetracycline oxytocin paclitaxel palbociclib paliperidone palivizumab palonosetron pamidronate pancuronium
  panitumumab pantoprazole papaverine paracetamol paroxetine patiromer pazopanib pegaspargase pegfilgrastim peginterferon pembrolizumab pemetrexed penicillamine
  penicillin pentamidine pentazocine pentobarbital pentostatin pentoxifylline perampanel perindopril permethrin perphenazine pertuzumab pethidine phenazopyridine
  phenelzine pheniramine phenobarbital phenobarbitone phenoxybenzamine phenoxymethylpenicillin phentermine phentolamine phenylephrine phenytoin physostigmine
  phytomenadione pibrentasvir pilocarpine pimozide pindolol pioglitazone piperacillin piperaquine piracetam pirfenidone piroxicam pitavastatin plazomicin polymyxin
  ponatinib posaconazole pralidoxime pramipexole prasugrel pravastatin praziquantel prazosin prednisolone prednisone pregabalin pretomanid primaquine primidone
  probenecid procainamide procaine prochlorperazine procyclidine progesterone proguanil promethazine propafenone propantheline propofol propranolol propylthiouracil
  protamine prothionamide prucalopride pseudoephedrine pyrazinamide pyridostigmine pyridoxine pyrimethamine quetiapine quinapril quinidine quinine rabeprazole raloxifene
  raltegravir raltitrexed ramelteon ramipril ramosetron ramucirumab ranibizumab ranitidine ranolazine rasagiline rasburicase ravulizumab reboxetine regorafenib relugolix
  remdesivir remifentanil repaglinide reserpine reslizumab reteplase retinol ribavirin ribociclib rifabutin rifampicin rifampin rifapentine rifaximin rilpivirine riluzole
  rimegepant riociguat ripretinib risankizumab risdiplam risedronate risperidone ritonavir rituximab rivaroxaban rivastigmine rizatriptan rocuronium roflumilast
  romidepsin romiplostim romosozumab ropinirole ropivacaine rosiglitazone rosuvastatin rotigotine roxithromycin rucaparib rufinamide ruxolitinib sacubitril safinamide
  salbutamol salmeterol saquinavir sarilumab satralizumab saxagliptin secnidazole secukinumab selegiline selexipag selpercatinib semaglutide serratiopeptidase sertaconazole
  sertraline sevelamer sevoflurane sildenafil silodosin siltuximab simeprevir simvastatin siponimod sirolimus sitagliptin sofosbuvir solifenacin somatropin sorafenib
  sotalol sotorasib sparfloxacin spironolactone stavudine stiripentol streptokinase streptomycin sucralfate sufentanil sugammadex sulbactam sulfadiazine sulfadoxine
  sulfamethoxazole sulfasalazine sulindac sulpiride sumatriptan sunitinib suramin suvorexant tacrolimus tadalafil tafenoquine tamoxifen tamsulosin tapentadol tasimelteon
  tazarotene tazobactam tedizolid tegaserod teicoplanin telavancin telbivudine telithromycin telmisartan temazepam temozolomide temsirolimus tenecteplase teneligliptin
  tenofovir terazosin terbinafine terbutaline teriflunomide teriparatide terlipressin tetrabenazine tetracycline thalidomide theophylline thiamine thioguanine
  thiopental thiopentone thioridazine thiotepa tiagabine tianeptine tibolone ticagrelor ticarcillin tigecycline timolol tinidazole tinzaparin tiotropium tipranavir
  tirofiban tirzepatide tizanidine tobramycin tocilizumab tofacitinib tolazamide tolbutamide tolcapone tolperisone tolterodine tolvaptan topiramate topotecan torasemide
  toremifene torsemide trabectedin tramadol trametinib trandolapril tranexamic tranylcypromine trastuzumab travoprost trazodone treprostinil tretinoin triamcinolone
  triamterene triazolam triclabendazole trientine trifluoperazine trifluridine trihexyphenidyl trimetazidine trimethoprim triptorelin tropicamide tropisetron tucatinib
  ubrogepant ulipristal umeclidinium upadacitinib urapidil urofollitropin urokinase ursodeoxycholic ustekinumab valaciclovir valacyclovir valbenazine valganciclovir
  valproate valsartan vancomycin vandetanib vardenafil varenicline vasopressin vecuronium vedolizumab velpatasvir vemurafenib venetoclax venlafaxine verapamil vericiguat
  vibegron vigabatrin vilanterol vilazodone vildagliptin vinblastine vincristine vinorelbine vismodegib voglibose vonoprazan vorapaxar voriconazole vorinostat
  vortioxetine warfarin xylometazoline zafirlukast zaleplon zanamivir zidovudine zileuton ziprasidone zoledronate zoledronic zolmitriptan zolpidem zonisamide zopiclone
  zuclopenthixol covaxin covishield rotavac
`
  .trim()
  .split(/\s+/)
