// The windows in which every table is looked at, whatever is played there.

/** By mouse; the last two are laptops at 200 %. */
export const WINDOWS = [
  '1280x595',
  '1280x720',
  '1280x800',
  '1366x625',
  '1366x768',
  '1536x730',
  '1920x1080',
  '3840x2160',
  '640x360',
  '683x384',
];
/** By finger. */
export const TOUCHED = ['1180x820', '820x1180', '844x390', '390x844', '360x640'];
