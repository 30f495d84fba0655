const BEEPS_S = [0, 0.35]
const BEEP_S = 0.2

/** Sounds and shakes once, as far as the browser lets a page that nobody has pressed yet. */
export function ring() {
  navigator.vibrate?.([300, 150, 300])
  if (!navigator.userActivation?.hasBeenActive) return
  const audio = new AudioContext()
  for (const at of BEEPS_S) {
    const tone = audio.createOscillator()
    tone.frequency.value = 880
    tone.connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + BEEP_S)
  }
  setTimeout(() => void audio.close(), 1000)
}
