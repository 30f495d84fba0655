/** Lists of references as they stand in CVs: what is pasted, and of each paper the authors, title, journal, year and DOI. All are invented. */
type Expected = [authors: string, title: string, journal: string, year: string, doi: string]
export const cvLists: { name: string; text: string; papers: Expected[] }[] = [
  {
    name: 'numbered Vancouver without DOIs',
    text: `1. Rao A, Iyer B, Khan Z. Radial-first access in primary PCI. Indian Heart J. 2021;73(2):145-50.
2. Iyer B, Rao A. Door-to-wire time after an ambulance agreement. Natl Med J India. 2019;32:11-4.
3. Rao A. Contrast volume and kidney injury. J Assoc Physicians India. 2017;65(8):22-6.`,
    papers: [
      ['Rao A, Iyer B, Khan Z', 'Radial-first access in primary PCI', 'Indian Heart J', '2021', ''],
      ['Iyer B, Rao A', 'Door-to-wire time after an ambulance agreement', 'Natl Med J India', '2019', ''],
      ['Rao A', 'Contrast volume and kidney injury', 'J Assoc Physicians India', '2017', ''],
    ],
  },
  {
    name: 'some with a DOI, some without, one below the other',
    text: `Rao A, Iyer B. Tuberculous pericarditis in young adults. Indian J Tuberc. 2018;65(1):30-5.
Khan Z, Nair M. Scrub typhus with myocarditis. J Vector Borne Dis. 2020;57:88-91. doi:10.4103/0972-9062.308807
Nair M. Snakebite and the kidney. Indian J Nephrol. 2016;26:170-4.`,
    papers: [
      ['Rao A, Iyer B', 'Tuberculous pericarditis in young adults', 'Indian J Tuberc', '2018', ''],
      ['Khan Z, Nair M', 'Scrub typhus with myocarditis', 'J Vector Borne Dis', '2020', '10.4103/0972-9062.308807'],
      ['Nair M', 'Snakebite and the kidney', 'Indian J Nephrol', '2016', ''],
    ],
  },
  {
    name: 'wrapped lines with numbers in square brackets',
    text: `[1] Deshmukh P, Kulkarni S, Joshi R. Outcomes of early
    extubation after off-pump bypass surgery in a
    district hospital. Ann Card Anaesth. 2022;25(3):300-6.
[2] Joshi R, Deshmukh P. Sepsis bundles on a
    rural ward. Indian J Crit Care Med.
    2021;25(9):1002-7.`,
    papers: [
      [
        'Deshmukh P, Kulkarni S, Joshi R',
        'Outcomes of early extubation after off-pump bypass surgery in a district hospital',
        'Ann Card Anaesth',
        '2022',
        '',
      ],
      ['Joshi R, Deshmukh P', 'Sepsis bundles on a rural ward', 'Indian J Crit Care Med', '2021', ''],
    ],
  },
  {
    name: 'wrapped lines without numbers',
    text: `Menon R, Pillai V, Thomas J. Ultrasound-guided
regional blocks in hip fracture. Indian J Anaesth. 2019;63(4):
260-5.
Thomas J, Menon R. Airway scores in obesity. J Anaesthesiol Clin
Pharmacol. 2017;33:90-4.`,
    papers: [
      ['Menon R, Pillai V, Thomas J', 'Ultrasound-guided regional blocks in hip fracture', 'Indian J Anaesth', '2019', ''],
      ['Thomas J, Menon R', 'Airway scores in obesity', 'J Anaesthesiol Clin Pharmacol', '2017', ''],
    ],
  },
  {
    name: 'copied from PubMed with PMIDs and PMCIDs',
    text: `1: Gupta S, Singh H. Neonatal hypoglycaemia: a cohort. Indian Pediatr. 2020 Mar 15;57(3):221-4. doi: 10.1007/s13312-020-1756-2. Epub 2020 Jan 9. PMID: 32198862; PMCID: PMC7000001.

2: Singh H. Kangaroo care at home. Indian Pediatr. 2018 Jul;55(7):560-3. PMID: 30129537.`,
    papers: [
      ['Gupta S, Singh H', 'Neonatal hypoglycaemia: a cohort', 'Indian Pediatr', '2020', '10.1007/s13312-020-1756-2'],
      ['Singh H', 'Kangaroo care at home', 'Indian Pediatr', '2018', ''],
    ],
  },
  {
    name: 'old DOIs with angle brackets',
    text: `1. Lane PW, Rao A. Meta-analysis of heterogeneity. Stat Med. 1998;17(15-16):1661-78. doi:10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2.
2. Rao A. Grading of gliomas. Cancer. 1997;79:1242-7. <https://doi.org/10.1002/(SICI)1097-0142(19970315)79:6<1242::AID-CNCR25>3.0.CO;2-B>`,
    papers: [
      [
        'Lane PW, Rao A',
        'Meta-analysis of heterogeneity',
        'Stat Med',
        '1998',
        '10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2',
      ],
      ['Rao A', 'Grading of gliomas', 'Cancer', '1997', '10.1002/(SICI)1097-0142(19970315)79:6<1242::AID-CNCR25>3.0.CO;2-B'],
    ],
  },
  {
    name: 'APA, one a paragraph',
    text: `Rao, A., & Iyer, B. (2021). Burnout among residents. Indian Journal of Psychiatry, 63(2), 101–108. https://doi.org/10.4103/psychiatry.ijp_12_20

Iyer, B., Khan, Z., & Rao, A. (2018). Sleep and night duty. Sleep Medicine, 44, 12–18.`,
    papers: [
      ['Rao, A., & Iyer, B.', 'Burnout among residents', 'Indian Journal of Psychiatry', '2021', '10.4103/psychiatry.ijp_12_20'],
      ['Iyer, B., Khan, Z., & Rao, A.', 'Sleep and night duty', 'Sleep Medicine', '2018', ''],
    ],
  },
  {
    name: 'et al. after three names',
    text: `1) Patel K, Shah D, Mehta N, et al. Dengue with bleeding in pregnancy. J Obstet Gynaecol India. 2019;69(Suppl 1):15-20.
2) Shah D, Patel K, and others. Anaemia in the third trimester. Indian J Public Health 2015;59:120-3.`,
    papers: [
      ['Patel K, Shah D, Mehta N', 'Dengue with bleeding in pregnancy', 'J Obstet Gynaecol India', '2019', ''],
      ['Shah D, Patel K', 'Anaemia in the third trimester', 'Indian J Public Health', '2015', ''],
    ],
  },
  {
    name: 'dotted initials',
    text: `1. Reddy K.S., Rao P.V., Naidu M. Insulin pumps in practice. Indian J. Endocrinol. Metab. 2016;20:440-5.
2. Naidu M. Thyroid storm. Clin. Endocrinol. 2012;77:1-8.`,
    papers: [
      ['Reddy KS, Rao PV, Naidu M', 'Insulin pumps in practice', 'Indian J. Endocrinol. Metab', '2016', ''],
      ['Naidu M', 'Thyroid storm', 'Clin. Endocrinol', '2012', ''],
    ],
  },
  {
    name: 'bullets',
    text: `• Bose S, Ghosh T. Arsenic and the skin. Indian J Dermatol. 2014;59(3):311.
• Ghosh T. Leprosy in migrants. Lepr Rev. 2013;84:60-6.`,
    papers: [
      ['Bose S, Ghosh T', 'Arsenic and the skin', 'Indian J Dermatol', '2014', ''],
      ['Ghosh T', 'Leprosy in migrants', 'Lepr Rev', '2013', ''],
    ],
  },
  {
    name: 'the DOI on a line of its own',
    text: `Verma N, Kapoor A. Vaccine hesitancy in slums. Vaccine. 2021;39:700-6.
https://doi.org/10.1016/j.vaccine.2020.12.001
Kapoor A, Verma N. Cold chain audits. Indian J Community Med. 2020;45:9-12.
doi: 10.4103/ijcm.IJCM_1_20`,
    papers: [
      ['Verma N, Kapoor A', 'Vaccine hesitancy in slums', 'Vaccine', '2021', '10.1016/j.vaccine.2020.12.001'],
      ['Kapoor A, Verma N', 'Cold chain audits', 'Indian J Community Med', '2020', '10.4103/ijcm.IJCM_1_20'],
    ],
  },
  {
    name: 'titles that ask, and titles with a year',
    text: `1. Das P, Sen R. Is routine drainage needed? Indian J Surg. 2011;73(6):400-3.
2. Sen R. COVID-19 in 2020: what the first wave taught us. Lung India. 2021;38:1-2.`,
    papers: [
      ['Das P, Sen R', 'Is routine drainage needed?', 'Indian J Surg', '2011', ''],
      ['Sen R', 'COVID-19 in 2020: what the first wave taught us', 'Lung India', '2021', ''],
    ],
  },
  {
    name: 'headings between the papers',
    text: `Original articles

1. Kaur H, Gill M. Cataract outcomes in camps. Indian J Ophthalmol. 2010;58:200-4.

Case reports

1. Gill M. Orbital myiasis. Indian J Ophthalmol. 2009;57:70-1.`,
    papers: [
      ['Kaur H, Gill M', 'Cataract outcomes in camps', 'Indian J Ophthalmol', '2010', ''],
      ['Gill M', 'Orbital myiasis', 'Indian J Ophthalmol', '2009', ''],
    ],
  },
  {
    name: 'names with particles, hyphens, accents and generations',
    text: `1. van der Berg J, D'Souza L, O'Neill-Rao K, Müller Ö. Malaria at altitude. Trop Med Int Health. 2008;13:500-6.
2. Fernandes A Jr, De Souza M. Filariasis control. Trans R Soc Trop Med Hyg. 2007;101:30-4.`,
    papers: [
      ["van der Berg J, D'Souza L, O'Neill-Rao K, Müller Ö", 'Malaria at altitude', 'Trop Med Int Health', '2008', ''],
      ['Fernandes A Jr, De Souza M', 'Filariasis control', 'Trans R Soc Trop Med Hyg', '2007', ''],
    ],
  },
  {
    name: 'a group as the author',
    text: `1. Rao A, Iyer B; ICMR Stroke Study Group. Stroke units in small towns. Stroke. 2022;53:100-9.
2. Indian Neonatal Network. Survival at 28 weeks. Lancet Glob Health. 2019;7:e1-9. doi:10.1016/S2214-109X(19)30001-2`,
    papers: [
      ['Rao A, Iyer B; ICMR Stroke Study Group', 'Stroke units in small towns', 'Stroke', '2022', ''],
      ['Indian Neonatal Network', 'Survival at 28 weeks', 'Lancet Glob Health', '2019', '10.1016/S2214-109X(19)30001-2'],
    ],
  },
  {
    name: 'a chapter of a book',
    text: '1. Rao A, Iyer B. Valve disease in pregnancy. In: Textbook of cardiology. 2nd ed. New Delhi: Neel Press; 2015. p. 300-20.',
    papers: [['Rao A, Iyer B', 'Valve disease in pregnancy', 'Textbook of cardiology', '2015', '']],
  },
  {
    name: 'the own name marked, and trailing remarks',
    text: `1. *Rao A, Iyer B. Ticagrelor in the elderly. Indian Heart J. 2023;75:55-60. [PubMed] [CrossRef]
2. Iyer B, *Rao A. Stents and diabetes. Indian Heart J. 2022;74:5-9. (Impact factor 1.7)`,
    papers: [
      ['Rao A, Iyer B', 'Ticagrelor in the elderly', 'Indian Heart J', '2023', ''],
      ['Iyer B, Rao A', 'Stents and diabetes', 'Indian Heart J', '2022', ''],
    ],
  },
  {
    name: 'numbered up to ten, with lines that begin with a year',
    text: `8. Nair M. Oral ulcers. J Oral Pathol.
2005;34:10-4.
9. Nair M, Rao A. Submucous fibrosis. Oral Dis.
2006;12:50-5.
10. Rao A, Nair M. Betel and the heart. Heart.
2007;93:700-1.`,
    papers: [
      ['Nair M', 'Oral ulcers', 'J Oral Pathol', '2005', ''],
      ['Nair M, Rao A', 'Submucous fibrosis', 'Oral Dis', '2006', ''],
      ['Rao A, Nair M', 'Betel and the heart', 'Heart', '2007', ''],
    ],
  },
  {
    name: 'the year behind the journal without a point',
    text: `1. Chandra S, Roy P. Visceral leishmaniasis: relapse after miltefosine. Am J Trop Med Hyg 2014; 90(4): 660–4.
2. Roy P. Kala-azar and HIV. Trop Doct (2012) 42:10–2.`,
    papers: [
      ['Chandra S, Roy P', 'Visceral leishmaniasis: relapse after miltefosine', 'Am J Trop Med Hyg', '2014', ''],
      ['Roy P', 'Kala-azar and HIV', 'Trop Doct', '2012', ''],
    ],
  },
  {
    name: 'pasted from a web page with escaped signs and Windows lines',
    text: '1. Rao A &amp; Iyer B. Statins after ACS. Indian Heart J. 2010;62:1-6. doi:10.1002/(SICI)1097&lt;1::AID&gt;2.0.CO;2-Y\r\n2. Iyer B. Amyloid. Heart. 2011;97:2.\r\n',
    papers: [
      ['Rao A & Iyer B', 'Statins after ACS', 'Indian Heart J', '2010', '10.1002/(SICI)1097<1::AID>2.0.CO;2-Y'],
      ['Iyer B', 'Amyloid', 'Heart', '2011', ''],
    ],
  },
]
