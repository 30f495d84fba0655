const words = (text: string) => text.trim().split(/\s+/)

/** Words of common diseases, and what they are called in India. British spelling. */
export const DISEASE_WORDS: readonly string[] = words(`
  abscess acidosis acne acromegaly actinomycosis addison adenocarcinoma adenoma agranulocytosis albinism alkalosis alopecia alzheimer amenorrhoea
  amnesia amoebiasis amyloidosis anaemia anaphylaxis aneurysm angina angioedema ankylosing anorexia anthrax aphasia aphthous apnoea appendicitis
  arrhythmia arteritis arthralgia arthritis asbestosis ascariasis ascites aspergillosis asthma astigmatism ataxia atherosclerosis atopic autism
  balanitis beriberi blastomycosis blepharitis botulism bradycardia bronchiectasis bronchiolitis bronchitis brucellosis bulimia bunion bursitis
  byssinosis candidiasis carbuncle carcinoma cardiomyopathy caries cataract cellulitis cervicitis chagas chalazion chickenpox chikungunya chlamydia
  cholangiocarcinoma cholangitis cholecystitis cholelithiasis cholera cholesteatoma chorea cirrhosis claudication coeliac colitis conjunctivitis
  constipation coryza covid craniopharyngioma cretinism croup cryptococcosis cryptorchidism cyanosis cysticercosis cystitis dacryocystitis
  dementia dengue dermatitis dermatomyositis diabetes diarrhoea diphtheria diverticulitis dracunculiasis dysentery dyslexia dyslipidaemia
  dysmenorrhoea dyspepsia dysphagia dysplasia dyspnoea dystonia dystrophy dysuria eclampsia eczema elephantiasis embolism emphysema empyema
  encephalitis encephalopathy endocarditis endometriosis enteritis enterocolitis enuresis epididymitis epilepsy epistaxis erysipelas erythema
  fibroadenoma fibroid fibromyalgia fibrosis filariasis fissure fistula fluorosis folliculitis furunculosis gallstones gangrene gastritis
  gastroenteritis gastroparesis giardiasis gigantism gingivitis glaucoma glioblastoma glioma glomerulonephritis glossitis goiter goitre gonorrhoea gout
  granuloma guillain gynaecomastia haemangioma haematemesis haematuria haemochromatosis haemophilia haemoptysis haemorrhoids haemothorax hansen
  hashimoto hemiplegia hepatitis hepatoblastoma hepatoma hepatomegaly hernia herpes hidradenitis hirschsprung hirsutism hodgkin huntington
  hydatid hydrocele hydrocephalus hydronephrosis hydrophobia hypercalcaemia hypercholesterolaemia hyperglycaemia hyperhidrosis hyperkalaemia
  hyperlipidaemia hypermetropia hypernatraemia hyperparathyroidism hyperplasia hypertension hyperthyroidism hyperuricaemia hypocalcaemia
  hypoglycaemia hypokalaemia hyponatraemia hypoparathyroidism hypospadias hypotension hypothyroidism ichthyosis ileus impetigo incontinence
  infarction infertility influenza insomnia intussusception iritis ischaemia jaundice kaposi kawasaki keloid keratitis keratoconus kernicterus
  kwashiorkor kyphosis labyrinthitis laryngitis leiomyoma leishmaniasis leprosy leptospirosis leucoderma leucorrhoea leukaemia leukoderma leukoplakia leukorrhoea lichen
  lipoma listeriosis lordosis lumbago lupus lymphadenitis lymphadenopathy lymphoedema lymphoma malaria malnutrition marasmus mastitis mastoiditis
  measles megacolon melanoma melasma melioidosis meniere meningioma meningitis menopause menorrhagia mesothelioma microcephaly migraine miliaria
  molluscum mononucleosis mucormycosis mumps myalgia myasthenia mycetoma myelitis myelofibrosis myeloma myocarditis myoma myopathy myopia myositis
  myxoedema narcolepsy nephritis nephroblastoma nephrolithiasis nephropathy nephrotic neuralgia neuritis neuroblastoma neurocysticercosis
  neurofibromatosis neuropathy neurosyphilis neutropenia nystagmus obesity oedema oesophagitis oliguria onchocerciasis onychomycosis oophoritis
  orchitis osteoarthritis osteogenesis osteomalacia osteomyelitis osteopenia osteoporosis osteosarcoma otitis otosclerosis paget palsy pancreatitis
  pancytopenia panniculitis papilloedema paralysis paraplegia paratyphoid parkinson parkinsonism paronychia parotitis pellagra pemphigoid pemphigus
  pericarditis periodontitis peritonitis pertussis phaeochromocytoma pharyngitis phenylketonuria phimosis pilonidal plague pleurisy pneumoconiosis
  pneumonia pneumonitis pneumothorax poliomyelitis polycystic polycythaemia polydactyly polymyalgia polymyositis polyneuropathy polyposis porphyria
  preeclampsia presbyopia priapism proctitis progeria prolapse prostatitis proteinuria pruritus pseudogout psittacosis psoriasis psoriatic psychosis
  pterygium ptosis purpura pyelonephritis pyoderma quinsy rabies radiculopathy raynaud retinitis retinoblastoma retinopathy rhabdomyolysis
  rhabdomyosarcoma rheumatism rhinitis rhinosporidiosis rickets rosacea roseola rubella salmonellosis salpingitis sarcoidosis sarcoma scabies
  scarlatina schistosomiasis schizophrenia schwannoma sciatica scleritis scleroderma sclerosis scoliosis scrofula scurvy seborrhoea sepsis
  septicaemia shigellosis shingles sialadenitis silicosis sinusitis sjogren smallpox spina spondylitis spondylolisthesis spondylosis
  sporotrichosis sprue steatohepatitis stenosis stomatitis strabismus stroke strongyloidiasis stye submucous syncope syndactyly synovitis syphilis
  syringomyelia tachycardia talipes tapeworm tendinitis tetanus tetany thalassaemia thrombocytopenia thrombocytosis thrombophlebitis thrombosis
  thyroiditis thyrotoxicosis tinea tinnitus tonsillitis torticollis toxoplasmosis trachoma trichiasis trichinosis trichomoniasis trichotillomania
  trypanosomiasis tuberculosis tularaemia typhoid typhus uraemia urethritis urolithiasis urticaria uveitis vaginismus vaginitis varicella varicocele
  varicose variola vasculitis vertigo vitiligo volvulus vulvitis warts wilms xeroderma xerophthalmia yaws zoster
`)
