// Six quiet sounds, made on the spot: plucked notes, off until somebody wants them.

const STORED = 'sound';
/** How loud a note begins; high ones sound louder than they are. */
const loudness = (pitch: number) => 0.12 * Math.min(1, 440 / pitch);
let context: AudioContext | undefined;

export const sound = {
  /** Whether somebody has said yes or no to them. */
  get isChosen() {
    return localStorage.getItem(STORED) !== null;
  },
  get on() {
    return localStorage.getItem(STORED) === 'on';
  },
  set on(value: boolean) {
    localStorage.setItem(STORED, value ? 'on' : 'off');
  },
  /** It is your turn. */
  turn: () => pluck(392, 587),
  /** Somebody has used a place. */
  lay: () => pluck(262),
  /** Coins come in. */
  coins: () => pluck(988, 1319),
  /** A round begins. */
  round: () => pluck(294, 220),
  /** Somebody says something. */
  talk: () => pluck(523, 494),
  /** The game is over. */
  end: () => pluck(392, 494, 587, 784),
};

function pluck(...notes: number[]) {
  if (!sound.on) return;
  context ??= new AudioContext();
  notes.forEach((pitch, n) => {
    const start = context!.currentTime + n * 0.12;
    const tone = context!.createOscillator();
    const gain = context!.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(loudness(pitch), start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(gain).connect(context!.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
}
