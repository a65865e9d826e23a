// A few soft tones, made on the spot; off until somebody wants them.

const STORED = 'sound';
let context: AudioContext | undefined;

export const sound = {
  get on() {
    return localStorage.getItem(STORED) === 'on';
  },
  set on(value: boolean) {
    localStorage.setItem(STORED, value ? 'on' : 'off');
  },
  /** Two plucked notes: it is your turn. */
  turn: () => pluck([392, 587]),
  /** One low note: a piece is laid down. */
  lay: () => pluck([262]),
};

function pluck(notes: number[]) {
  if (!sound.on) return;
  context ??= new AudioContext();
  notes.forEach((pitch, n) => {
    const start = context!.currentTime + n * 0.12;
    const tone = context!.createOscillator();
    const gain = context!.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.12, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(gain).connect(context!.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
}
