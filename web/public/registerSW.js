// Stands in for the script that the PWA plugin would write: Trusted Types want the worker's address from a policy, and this one knows no other.
if ('serviceWorker' in navigator) {
  const worker = '/sw.js'
  addEventListener('load', () => {
    const policy = window.trustedTypes?.createPolicy('wardmates-worker', { createScriptURL: () => worker })
    navigator.serviceWorker.register(policy ? policy.createScriptURL(worker) : worker, { scope: '/' }).catch(() => {
      // Without a worker the site works as before, only not offline.
    })
  })
}
