/** What mail.com offers to anybody beside its own name, as of November 2026: callings, beliefs, places and whims. */
export const mailComDomains = `
allergist.com chemist.com counsellor.com doctor.com dr.com optician.com orthodontist.net pediatrician.com physician.net physicist.net
radiologist.net registerednurses.com scientist.com socialworker.net sociologist.com surgical.net therapist.net
accountant.com activist.com adexec.com alumni.com alumnidirector.com appraiser.net archaeologist.com auctioneer.net bartender.net chef.net
clerk.com clubmember.org collector.org columnist.com consultant.com contractor.net deliveryman.com diplomats.com engineer.com execs.com
financier.com fireman.net gardener.com geologist.com graduate.org graphic-designer.com hairdresser.net instruction.com instructor.net
insurer.com job4u.com journalist.com lawyer.com legislator.com lobbyist.com musician.org photographer.net politician.com presidency.com
programmer.net publicist.com realtyagent.com repairman.com representative.com rescueteam.com salesperson.net secretary.net songwriter.net
teachers.org tech-center.com techie.com technologist.com umpire.com worker.com workmail.com
angelic.com atheist.com disciples.com minister.com muslim.com priest.com protestant.com reborn.com reincarnate.com religious.com saintly.com
africamail.com arcticmail.com asia.com asia-mail.com australiamail.com bellair.net berlin.com brazilmail.com californiamail.com chinamail.com
dallasmail.com dublin.com dutchmail.com englandmail.com europe.com europemail.com germanymail.com irelandmail.com israelmail.com
italymail.com koreamail.com mexicomail.com moscowmail.com munich.com nycmail.com pacific-ocean.com pacificwest.com polandmail.com
safrica.com samerica.com sanfranmail.com scotlandmail.com spainmail.com swedenmail.com swissmail.com torontomail.com usa.com
2trom.com aircraftmail.com artlover.com bikerider.com birdlover.com blader.com boardermail.com brew-master.com brew-meister.com bsdmail.com
cash4u.com catlover.com cheerful.com comic.com computer4u.com coolsite.net cutey.com cyber-wizard.com cyberdude.com cybergal.com
cyberservices.com dbzmail.com discofan.com doglover.com doramail.com elvisfan.com email.com fastservice.com galaxyhit.com greenmail.net
groupmail.com hackermail.com hilarious.com hiphopfan.com homemail.com hot-shot.com housemail.com humanoid.net iname.com innocent.com
inorbit.com keromail.com kissfans.com kittymail.com linuxmail.org lovecat.com madonnafan.com mail-me.com marchmail.com metalfan.com
myself.com net-shopping.com ninfan.com nonpartisan.com null.net petlover.com planetmail.com planetmail.net post.com qualityservice.com
ravemail.com reggaefan.com rocketship.com snakebite.com solution4u.com theplate.com toke.com toothfairy.com tvstar.com uymail.com
webname.com writeme.com
`
  .trim()
  .split(/\s+/)
