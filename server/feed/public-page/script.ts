/** Leads members to the same post among theirs. Whoever is signed in is known to their browser alone. */
const TO_MEMBERS = `try{if(localStorage.getItem('token'))location.replace('/dashboard?post='+location.pathname.split('/').pop())}catch{}`

/** The button shows itself where it can copy: without this script it is not there, and the address stands above the page. */
const COPY_LINK = `addEventListener('DOMContentLoaded',()=>{const b=document.getElementById('copy'),s=document.getElementById('copied');if(!b||!navigator.clipboard)return;b.hidden=false;b.onclick=()=>navigator.clipboard.writeText(document.querySelector('link[rel=canonical]').href).then(()=>{b.className='done';s.textContent='Link copied.'},()=>{s.className='meta';s.textContent='The link could not be copied.'})})`

/** All that a public post runs. */
export const pageScript = `${TO_MEMBERS};${COPY_LINK}`
