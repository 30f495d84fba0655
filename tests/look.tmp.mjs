import { chromium } from '@playwright/test'
import { browserLaunch } from './support/browser.js'
const base='http://127.0.0.1:4711'
const b=await chromium.launch(browserLaunch())
const api=async(p,o)=>{const r=await fetch(base+p,o);return r.json()}
const {token}=await api('/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'ananya.iyer@wardmates.example',password:'look around the ward'})})
const conv=await api('/api/conversations?folder=inbox',{headers:{authorization:`Bearer ${token}`}})
const id=conv.items?.[0]?.id; console.log(id, conv.items?.length)
const pages=[['messages','/messages'],['chat',`/messages?conversation=${id}`],['research','/researchhub'],['education','/education']]
for (const [w,h,tag] of [[1440,900,'d'],[390,844,'m']]) for (const scheme of ['light','dark']) {
 const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,isMobile:tag==='m',hasTouch:tag==='m'})
 const p=await c.newPage()
 await p.goto(base+'/login'); await p.getByLabel('Email').fill('ananya.iyer@wardmates.example'); await p.getByLabel('Password',{exact:true}).fill('look around the ward'); await p.getByRole('button',{name:/^(Sign in|Log in|Login)/i}).first().click(); await p.waitForURL(u=>!u.pathname.includes('login'))
 for (const [n,u] of pages) { await p.goto(base+u); await p.waitForTimeout(1800); await p.screenshot({path:`/tmp/look/shots/${n}-${tag}-${scheme}.png`}) }
 if (tag==='d'&&scheme==='light'||tag==='m'&&scheme==='dark') { await p.goto(base+'/researchhub'); await p.waitForTimeout(1500); const l=p.getByRole('main').getByRole('link').filter({hasText:/./}); const hrefs=await l.evaluateAll(a=>a.map(x=>x.getAttribute('href')).filter(h=>h?.includes('paper='))); console.log(hrefs.slice(0,2)); if(hrefs[0]){await p.goto(base+hrefs[0]); await p.waitForTimeout(2500); await p.screenshot({path:`/tmp/look/shots/paper-${tag}-${scheme}.png`})}
  await p.goto(base+'/education'); await p.waitForTimeout(1500); const e=await p.getByRole('main').getByRole('link').evaluateAll(a=>a.map(x=>x.getAttribute('href')).filter(h=>h?.includes('course='))); console.log(e.slice(0,2)); if(e[0]){await p.goto(base+e[0]); await p.waitForTimeout(2500); await p.screenshot({path:`/tmp/look/shots/course-${tag}-${scheme}.png`})}
  await p.goto(base+'/education?view=ledger'); await p.waitForTimeout(1500); await p.screenshot({path:`/tmp/look/shots/ledger-${tag}-${scheme}.png`}) }
 await c.close()
}
await b.close()
