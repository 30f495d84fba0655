/**
 * Passwords of eight characters and more that everybody tries first and that the list of stolen ones does not have: their usual variations, and
 * the words that people who register here would choose. All in small letters.
 */
const alsoCommon: ReadonlySet<string> = new Set(
  `
  0123456789 01234567 012345678 0987654321 987654321 9876543210 87654321 98765432 12341234 123123123 !qaz1qaz zaq1zaq1 qwe12345
  qwertyqwerty qwerty!@# qwertasdf asdasdasd zxcvbnm, zxczxczxc abcdefgh abcdefg123 abcdefghi abcdefghij abcabc123 aa12345678
  12345678910a p@ssword p@$$w0rd pa$$word password. password12345 password123456 password123! password1! password@1 password@12
  password@123 password@1234 password#1 password#123 password_1 password2020 password2021 password2022 password2023 password2024
  password2025 password2026 passw0rd! passw0rd123 p@ssword1 p@ssword123 p@ssw0rd1 p@ssw0rd123 p@ssw0rd! pass12345 pass123456 pass@123
  pass@1234 pass@word1 mypassword1 my_password thepassword yourpassword changeme123 changeme! change123 temp12345 test12345 test123456
  test@123 test@1234 letmein12 letmein! welcome1234 welcome! welcome@1 welcome@12 welcome@123 welcome1! welcome123! iloveu123 loveme123
  lovely123 princess12 princess123 barcelona1 manutd99 juventus1 yamaha123 harley123 minecraft1 superstar1 hello12345 hunter42 summer123
  summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter123 winter2020 winter2021 winter2022 winter2023 winter2024
  winter2025 spring2021 spring2022 spring2023 spring2024 spring2025 autumn2023 autumn2024 autumn2025 september1 monday123 friday123
  angels12 friends123 family123 familyfirst login123 loginlogin admin1234 admin12345 admin123456 admin@123 admin@1234 administrator1
  adminadmin root1234 rootroot toor1234 user1234 username1 guest123 guest1234 master1234 system123 server123 oracle123 backup123
  support123 office123 company1 company123 student123 school123 doctor12 doctor123 doctor@123 nurse123 hospital1 hospital123 hospital@123
  medical123 medicine1 medicine123 pharmacy1 health123 healthcare wardmates wardmates1 wardmates123 stethoscope india@123 india1234
  bharat123 mumbai123 delhi123 chennai123 bangalore1 kolkata1 ganesha1 ganesh123 krishna123 hanuman1 jaihanuman sairam123 omsairam1
  shivshakti hariom123 lakshmi1 lakshmi123 saraswati sachin10 sachin123 cricket123 bollywood namaste1 maaparmaa alhamdulillah 888888888
  88888888 99999999 77777777 66666666 55555555 44444444 33333333 22222222 00000000 111111111 1111111111 000000000 0000000000 aaaaaaaa
  qqqqqqqq zzzzzzzz xxxxxxxx !@#$%^&* !@#$%^&*( !@#$1234 1234!@#$ 1qaz2wsx! qwerty1! abc@1234 abc@12345 abcd@1234 abcd@123 admin!@#
  p@55w0rd p@55word scorpion1 8675309a 27182818 19841984 19851985 19871987 19881988 19891989 19901990 19911991 20002000 20102010 20202020
  12121212 13131313 21212121 69696969 52013145 5201314520 woaini1314 woaini520 woaini123 a123123123 w123456789 poiuytrewq lkjhgfdsa
  mnbvcxzlkj qazqazqaz qweqweqwe 1q2w3e4r! 1q2w3e4r% 1qaz1qaz
`
    .trim()
    .split(/\s+/),
)

/** Whether a password, in small letters, is one that everybody tries first. Of stolen ones 49,000 are known, by how often they were met. */
export async function isCommon(password: string) {
  if (alsoCommon.has(password)) return true
  // Read with the first password that anybody chooses: no start waits for it.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(password)
}
