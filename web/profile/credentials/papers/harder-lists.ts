import type { cvLists } from './cv-lists.ts'

/** More lists of references as they stand in CVs: broken, unnumbered, in the ways of Indian journals and theses. All are invented. */
export const harderLists: typeof cvLists = [
  {
    name: 'a DOI that a line broke',
    text: `1. Pillai P, Nair S. Iodine and the hills. Indian J Endocrinol Metab. 2014;18(4):510-4. doi: 10.4103/
2230-8210.137500
2. Nair S. Goitre in schools. Indian J Public Health. 2011;55:101-3. https://doi.org/
10.4103/0019-557X.85243`,
    papers: [
      ['Pillai P, Nair S', 'Iodine and the hills', 'Indian J Endocrinol Metab', '2014', '10.4103/2230-8210.137500'],
      ['Nair S', 'Goitre in schools', 'Indian J Public Health', '2011', '10.4103/0019-557X.85243'],
    ],
  },
  {
    name: 'initials before the names, as the south writes them',
    text: `K. S. Ramachandran, A. N. Subramanian. Hepatitis E in pregnancy. Indian J Gastroenterol. 2009;28(2):55-9.
A. N. Subramanian, M. Sundaram and K. S. Ramachandran. Amoebic abscess revisited. Trop Gastroenterol. 2006;27:80-2.`,
    papers: [
      ['K. S. Ramachandran, A. N. Subramanian', 'Hepatitis E in pregnancy', 'Indian J Gastroenterol', '2009', ''],
      ['A. N. Subramanian, M. Sundaram and K. S. Ramachandran', 'Amoebic abscess revisited', 'Trop Gastroenterol', '2006', ''],
    ],
  },
  {
    name: 'initials with spaces between them, and a name that is one',
    text: `1. Pillai P V, Kutty V R, Sajitha, Menon R K S. Filaria on the coast. Indian J Med Res. 2003;117:12-6.
2. Sajitha, Pillai P V. Lymphoedema clinics. Natl Med J India. 2005;18:60-1.`,
    papers: [
      ['Pillai P V, Kutty V R, Sajitha, Menon R K S', 'Filaria on the coast', 'Indian J Med Res', '2003', ''],
      ['Sajitha, Pillai P V', 'Lymphoedema clinics', 'Natl Med J India', '2005', ''],
    ],
  },
  {
    name: 'full names with Dr before them',
    text: `1. Dr. Shubhangi Kulkarni, Dr. Vikram Deshpande. Tinea that does not heal. Indian J Dermatol. 2018;63(5):401-4.
2. Dr. Vikram Deshpande, Dr. Onkar Joshi, Dr. Shubhangi Kulkarni. Madura foot: an X-ray atlas. J Assoc Physicians India. 2015;63:33-6.`,
    papers: [
      ['Dr. Shubhangi Kulkarni, Dr. Vikram Deshpande', 'Tinea that does not heal', 'Indian J Dermatol', '2018', ''],
      [
        'Dr. Vikram Deshpande, Dr. Onkar Joshi, Dr. Shubhangi Kulkarni',
        'Madura foot: an X-ray atlas',
        'J Assoc Physicians India',
        '2015',
        '',
      ],
    ],
  },
  {
    name: 'numbers on lines of their own, as a word processor copies them',
    text: `1.
Sandhu GK, Dhillon K. Anaemia at term. J Obstet Gynaecol India. 2012;62:500-4.
2.
Dhillon K, Sandhu GK. Mood after delivery. Indian J Psychiatry. 2013;55(4):350-3.`,
    papers: [
      ['Sandhu GK, Dhillon K', 'Anaemia at term', 'J Obstet Gynaecol India', '2012', ''],
      ['Dhillon K, Sandhu GK', 'Mood after delivery', 'Indian J Psychiatry', '2013', ''],
    ],
  },
  {
    name: 'numbers and a tab, as from the cells of a table',
    text: '1\tMohanty P, Rao N. Breast lumps in a tribal block. Indian J Cancer. 2017;54:301-5.\n2\tRao N, Mohanty P. Needle or knife? J Cytol. 2016;33:1-4.\n3\tRao N. Fixing the margin. Indian J Pathol Microbiol. 2015;58:70-2.',
    papers: [
      ['Mohanty P, Rao N', 'Breast lumps in a tribal block', 'Indian J Cancer', '2017', ''],
      ['Rao N, Mohanty P', 'Needle or knife?', 'J Cytol', '2016', ''],
      ['Rao N', 'Fixing the margin', 'Indian J Pathol Microbiol', '2015', ''],
    ],
  },
  {
    name: 'a volume, an issue, months and an ISSN in words',
    text: `1. Patel J, Shah D. Fluorosis in two talukas. International Journal of Medical Science and Public Health, Vol 4, Issue 3, July-September 2015, pp 312-316. ISSN: 2277-338X.
2. Shah D, Patel J. Tobacco and the gum. National Journal of Community Medicine, Volume 6, Issue 1, Jan-Mar 2015, Page 22-25.`,
    papers: [
      ['Patel J, Shah D', 'Fluorosis in two talukas', 'International Journal of Medical Science and Public Health', '2015', ''],
      ['Shah D, Patel J', 'Tobacco and the gum', 'National Journal of Community Medicine', '2015', ''],
    ],
  },
  {
    name: 'without numbers, some with et al, wrapped, a PMID below',
    text: `Venkataraman R, Sundaram M, Narayanan L, et al. Retinopathy screening by
nurses. Indian J Ophthalmol. 2019;67(6):900-4.
PMID: 31124522
Narayanan L, Venkataraman R. Fundus photographs from a van. Natl Med
J India. 2016;29:200-3. PMID: 28050995
Sundaram M. Blocks for the eye. Indian J Anaesth. 2010;54:1-2.`,
    papers: [
      ['Venkataraman R, Sundaram M, Narayanan L', 'Retinopathy screening by nurses', 'Indian J Ophthalmol', '2019', ''],
      ['Narayanan L, Venkataraman R', 'Fundus photographs from a van', 'Natl Med J India', '2016', ''],
      ['Sundaram M', 'Blocks for the eye', 'Indian J Anaesth', '2010', ''],
    ],
  },
  {
    name: 'the year behind the authors, in brackets or bare',
    text: `1. Hegde ND, Rao N (2016) Reaction times on night duty. Indian J Physiol Pharmacol 60(2):150–155
2. Rao N, Hegde ND. 2014. Spirometry at altitude. Lung India 31: 33-37.`,
    papers: [
      ['Hegde ND, Rao N', 'Reaction times on night duty', 'Indian J Physiol Pharmacol', '2016', ''],
      ['Rao N, Hegde ND', 'Spirometry at altitude', 'Lung India', '2014', ''],
    ],
  },
  {
    name: 'names parted by semicolons',
    text: `1. Bakshi, A.; Kuruvilla, T.; Rane, S. G. Aneurysms in sailors. Indian J. Vasc. Endovasc. Surg. 2020, 7, 44–48.
2. Rane SG; Bakshi A. Diabetic foot: who amputates? A ten-year audit. Indian J Surg. 2016;78:1-5.`,
    papers: [
      ['Bakshi, A; Kuruvilla, T; Rane, S G', 'Aneurysms in sailors', 'Indian J. Vasc. Endovasc. Surg', '2020', ''],
      ['Rane SG; Bakshi A', 'Diabetic foot: who amputates? A ten-year audit', 'Indian J Surg', '2016', ''],
    ],
  },
  {
    name: 'titles in quotation marks, and a last author behind "and"',
    text: `1. Chattopadhyay D, Mukherjee A and Banerjee P. “Stroke in the young: a register.” Neurol India. 2013;61(5):488-92.
2. Mukherjee A, & Chattopadhyay D. "Sickle cell and the brain". Ann Indian Acad Neurol 2012; 15: 14-7.`,
    papers: [
      ['Chattopadhyay D, Mukherjee A and Banerjee P', 'Stroke in the young: a register', 'Neurol India', '2013', ''],
      ['Mukherjee A, & Chattopadhyay D', 'Sickle cell and the brain', 'Ann Indian Acad Neurol', '2012', ''],
    ],
  },
  {
    name: 'short words with points in the title',
    text: `1. Tripathi S, Siddiqui MI. Vit. D vs. placebo in S.L.E. nephritis. Indian J Rheumatol. 2021;16:30-6.
2. Siddiqui MI, Tripathi S. H. pylori and lupus. Indian J Nephrol. 2019;29:9-12.`,
    papers: [
      ['Tripathi S, Siddiqui MI', 'Vit. D vs. placebo in S.L.E. nephritis', 'Indian J Rheumatol', '2021', ''],
      ['Siddiqui MI, Tripathi S', 'H. pylori and lupus', 'Indian J Nephrol', '2019', ''],
    ],
  },
  {
    name: 'ahead of print, and a PMID without a colon',
    text: `1. Ahluwalia HS, Reddy B. Snakebite before the ambulance. J Emerg Trauma Shock. 2024 Feb 3. doi: 10.4103/jets.jets_12_24. Online ahead of print.
2. Reddy B, Ahluwalia HS. Heat stroke on the highway. Indian J Crit Care Med 2023 May; 27 (5): 301-5. PMID 37214120, PMCID PMC10196650`,
    papers: [
      ['Ahluwalia HS, Reddy B', 'Snakebite before the ambulance', 'J Emerg Trauma Shock', '2024', '10.4103/jets.jets_12_24'],
      ['Reddy B, Ahluwalia HS', 'Heat stroke on the highway', 'Indian J Crit Care Med', '2023', ''],
    ],
  },
  {
    name: 'letters in place of numbers, and capitals',
    text: `a) DARUWALA Z, D'SOUZA X. HERNIA UNDER LOCAL ANAESTHESIA. INDIAN J SURG. 2008;70:60-3.
b) D'SOUZA X, DARUWALA Z. STONES OF THE BLADDER. INDIAN J UROL. 2009;25:90-2.`,
    papers: [
      ["DARUWALA Z, D'SOUZA X", 'HERNIA UNDER LOCAL ANAESTHESIA', 'INDIAN J SURG', '2008', ''],
      ["D'SOUZA X, DARUWALA Z", 'STONES OF THE BLADDER', 'INDIAN J UROL', '2009', ''],
    ],
  },
  {
    name: 'a conference in the middle of papers',
    text: `1. Shaikh FB, Sharma S. Measles in a relief camp [abstract]. In: Proceedings of the National Conference of Paediatrics; 2018 Jan 4-7; Nagpur, India. p. 60.
2. Sharma S, Shaikh FB. Zinc and diarrhoea. Indian Pediatr. 2019;56(11):930-4.`,
    papers: [
      ['Shaikh FB, Sharma S', 'Measles in a relief camp [abstract]', 'Proceedings of the National Conference of Paediatrics', '2018', ''],
      ['Sharma S, Shaikh FB', 'Zinc and diarrhoea', 'Indian Pediatr', '2019', ''],
    ],
  },
  {
    name: 'Harvard, MLA and IEEE beside each other',
    text: `1. Rao, A. and Iyer, B., 2019. Sepsis on the ward. Indian Journal of Critical Care, 12(3), pp.33-40.
2. Rao, Asha, and B. Iyer. "Sepsis in the village." Indian Journal of Critical Care 12.3 (2018): 33-40.
3. S. Kulkarni, V. Deshpande, "Tinea that stays," Indian J. Dermatol., vol. 60, no. 2, pp. 1-4, 2015.
4. Rao A. The "silent epidemic of hypertension" in a taluka. Indian Heart J. 2010;62:1-6.`,
    papers: [
      ['Rao, A. and Iyer, B', 'Sepsis on the ward', 'Indian Journal of Critical Care', '2019', ''],
      ['Rao, Asha, and B. Iyer', 'Sepsis in the village', 'Indian Journal of Critical Care', '2018', ''],
      ['S. Kulkarni, V. Deshpande', 'Tinea that stays', 'Indian J. Dermatol', '2015', ''],
      ['Rao A', 'The "silent epidemic of hypertension" in a taluka', 'Indian Heart J', '2010', ''],
    ],
  },
  {
    name: 'without spaces behind points, parted by commas, a colon behind the names, and in press',
    text: `1.Kulkarni S,Deshpande V.Madura foot.Indian J Surg 2011;73:400-3
2.Kulkarni S, Deshpande V, et al., Tinea that stays, Indian J Dermatol, 2015, 60(2), 1-4.
3.Kulkarni S: Leprosy in the city. Indian J Dermatol 61:1-4, 2016
4.Deshpande V, Kulkarni S. Bone and skin. Indian J Surg (in press).`,
    papers: [
      ['Kulkarni S, Deshpande V', 'Madura foot', 'Indian J Surg', '2011', ''],
      ['Kulkarni S, Deshpande V', 'Tinea that stays', 'Indian J Dermatol', '2015', ''],
      ['Kulkarni S', 'Leprosy in the city', 'Indian J Dermatol', '2016', ''],
      ['Deshpande V, Kulkarni S', 'Bone and skin', 'Indian J Surg', '', ''],
    ],
  },
]
