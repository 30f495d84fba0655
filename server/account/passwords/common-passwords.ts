/**
 * Passwords of eight characters and more that stand high on every published list of stolen ones, their usual variations, and the words
 * that people who register here would try first. All in small letters; compare in small letters.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 12345678910 123456789a 123456789q 12345678a 12345678q 123456780 1234567891 12345679 123456788 0123456789
  01234567 012345678 0987654321 987654321 9876543210 87654321 98765432 12344321 1234554321 11223344 112233445566 1122334455 11112222
  11223300 12341234 12312312 123123123 123321123 123654789 147258369 159357258 159753456 147852369 741852963 789456123 789456123a
  963852741 321654987 456789123 135792468 1357924680 13579246 246813579 102030405060 10203040 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 1qaz@wsx 1qaz!qaz !qaz2wsx !qaz1qaz 2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 zaq!2wsx xsw2zaq1 q1w2e3r4 q1w2e3r4t5
  q1w2e3r4t5y6 qazwsxedc qazwsx123 qazxswedc qweasdzxc qweasd123 qwe123456 qwe12345 qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwertyui qwertyuio qwertyuiop qwertyqwerty qwerty11 qwerty22 qwerty!@# qwert123 qwert12345 qwertasdf qwer4321 asdfasdf
  asdf1234 asdfghjk asdfghjkl asdfghjkl123 asdfqwer asd123456 asdasd123 asdasdasd zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnm. zxcv1234
  zxczxczxc azertyui azertyuiop azerty123 abcd1234 abcd12345 abcdefgh abcdefg1 abcdefg123 abcdefghi abcdefghij abc12345 abc123456
  abc123abc abcabc123 a1b2c3d4 a1b2c3d4e5 a12345678 a123456789 a1234567 aa123456 aa12345678 aaa12345 aaaa1111 aaron123 1a2b3c4d 1234abcd
  1234qwer 12345qwert 123456qwerty 123qweasd 123qwe123 123qwe123qwe 123qweasdzxc 123456abc 123456aa 12345abc 123abc123 12qwaszx 1234567a
  1234567q 12345678910a password passw0rd p@ssword p@ssw0rd p@$$w0rd pa$$word pa$$w0rd pa55word pa55w0rd password! password. password1
  password2 password3 password01 password10 password11 password12 password13 password21 password22 password99 password123 password1234
  password12345 password123456 password123! password1! password@1 password@12 password@123 password@1234 password#1 password#123
  password_1 password2020 password2021 password2022 password2023 password2024 password2025 password2026 passwords passpass passwort
  passw0rd1 passw0rd! passw0rd123 p@ssword1 p@ssword123 p@ssw0rd1 p@ssw0rd123 p@ssw0rd! pass1234 pass12345 pass123456 pass@123 pass@1234
  pass@word1 mypassword mypassword1 my_password thepassword newpassword newpass1 yourpassword nopassword changeme changeme1 changeme123
  changeme! changeit change123 default1 temporary temp1234 temp12345 testtest test1234 test12345 test123456 testing1 testing123 test@123
  test@1234 letmein1 letmein12 letmein123 letmein! letmeinnow welcome1 welcome2 welcome12 welcome123 welcome1234 welcome! welcome@1
  welcome@12 welcome@123 welcome1! welcome123! welcome01 iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveu123
  iloveme1 loveyou1 loveme123 lovelove lovely123 ihateyou imissyou fuckyou1 fuckyou2 fuckoff1 trustno1 whatever whatever1 computer
  computer1 internet internet1 sunshine sunshine1 princess princess1 princess12 princess123 football football1 football12 baseball
  baseball1 basketball basketball1 softball soccer12 volleyball superman superman1 batman123 spiderman spiderman1 starwars starwars1
  jordan23 michael1 michelle michelle1 jennifer jennifer1 jessica1 samantha samantha1 victoria victoria1 elizabeth elizabeth1 benjamin
  alexander alexandra alexander1 christian christian1 christopher nicholas anthony1 charlie1 danielle danielle1 stephanie veronica
  patricia caroline charlotte jonathan cristina isabella valentina alejandro alejandra francisco sebastian fernando gabriela margarita
  ashley123 babygirl babygirl1 babyboy1 sweetheart beautiful beautiful1 butterfly butterfly1 chocolate chocolate1 strawberry blueberry
  cupcake1 snoopy12 tinkerbell liverpool liverpool1 chelsea1 arsenal1 arsenal123 barcelona barcelona1 realmadrid manchester manutd99
  juventus1 galatasaray fenerbahce mercedes corvette mustang1 ferrari1 yamaha123 harley123 motorola nintendo playstation pokemon1
  pokemon123 minecraft minecraft1 dragonball naruto123 metallica metallica1 slipknot nirvana1 greenday blink182 evanescence rockstar
  rockstar1 superstar superstar1 hello123 hello1234 hello12345 hellohello helloworld goodluck goodmorning blahblah freedom1 fuckyou123
  monkey12 monkey123 dragon12 dragon123 master12 master123 shadow12 shadow123 killer12 killer123 ranger12 jordan12 jordan123 hunter12
  hunter123 hunter42 tigger12 ginger12 pepper12 maggie12 buster12 cookie12 cookie123 summer12 summer123 summer2020 summer2021 summer2022
  summer2023 summer2024 summer2025 winter12 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 spring2021
  spring2022 spring2023 spring2024 spring2025 autumn2023 autumn2024 autumn2025 january1 february september september1 november november1
  december december1 monday123 friday123 diamond1 crystal1 angel123 angels12 forever1 forever21 friends1 friends123 friendship family123
  familyfirst daniel123 andrew123 david123 robert123 thomas123 matthew1 joshua12 justin12 justinbieber nothing1 anything something
  secret12 secret123 topsecret security1 login123 loginlogin access123 access14 admin123 admin1234 admin12345 admin123456 admin@123
  admin@1234 administrator administrator1 adminadmin root1234 rootroot toor1234 user1234 username username1 guest123 guest1234
  master1234 system123 server123 oracle123 cisco123 backup123 support123 manager1 office123 company1 company123 service1 student1
  student123 teacher1 school123 college1 doctor12 doctor123 doctor@123 nurse123 hospital hospital1 hospital123 hospital@123 medical1
  medical123 medicine medicine1 medicine123 pharmacy pharmacy1 health123 healthcare wardmates wardmates1 wardmates123 stethoscope
  india123 india@123 india1234 bharat123 mumbai123 delhi123 chennai123 bangalore bangalore1 hyderabad kolkata1 ganesha1 ganesh123
  krishna1 krishna123 hanuman1 jaihanuman sairam123 omsairam omsairam1 shivshakti jaimatadi waheguru hariom123 lakshmi1 lakshmi123
  saraswati sachin10 sachin123 cricket1 cricket123 bollywood namaste1 maaparmaa mohammad muhammad bismillah allahuakbar alhamdulillah
  jesus123 jesuschrist jesusislord godisgood godislove blessed1 heavenly inshallah pakistan pakistan1 bangladesh srilanka 888888888
  88888888 99999999 77777777 66666666 55555555 44444444 33333333 22222222 11111111 00000000 111111111 1111111111 000000000 0000000000
  1111111a aaaaaaaa qqqqqqqq zzzzzzzz xxxxxxxx !@#$%^&* !@#$%^&*( !@#$1234 1234!@#$ 1qaz2wsx! qwerty1! abc@1234 abc@12345 abcd@1234
  abcd@123 admin!@# p@55w0rd p@55word aezakmi1 corvette1 elephant elephant1 dolphins dolphin1 penguins scorpion scorpion1 panther1
  tigers12 cowboys1 steelers steelers1 patriots redskins raiders1 lakers24 yankees1 yankees2 redsox04 packers1 broncos1 phoenix1
  eagles12 bulldogs bulldog1 wolverine predator gladiator warriors champion champion1 airborne marines1 military 4815162342 8675309a
  31415926 314159265 3141592654 27182818 11235813 19841984 19851985 19871987 19881988 19891989 19901990 19911991 20002000 20102010
  20202020 12121212 13131313 21212121 69696969 52013145 5201314520 woaini1314 woaini520 woaini123 a123123123 qq123456 qq123456789
  q123456789 w123456789 z123456789 1234567z 123456789z 123456789s 123456789m asdf12345 asdfg12345 asdfgh123 zxcvb123 zxcvbn123
  poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxzlkj plokijuh qazwsxed qazqazqaz qweqweqwe qwaszx12 1qw23er4 1q2w3e4r! 1q2w3e4r% 1qaz1qaz
  147896325 159951159
`
    .trim()
    .split(/\s+/),
)
