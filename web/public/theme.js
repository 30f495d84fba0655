// Runs before the first paint: the stored theme, and whether somebody is signed in, so that nothing flashes.
;(() => {
  try {
    const root = document.documentElement
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    // Whoever comes by the address of a language, and has chosen none, goes on in it.
    if (root.lang === 'hi' && !localStorage.getItem('language')) localStorage.setItem('language', 'hi')
    if (localStorage.getItem('token') || localStorage.getItem('user')) root.dataset.member = ''
  } catch {
    // Without storage the page follows the system.
  }
})()
