/**
 * Strokes of the captcha's characters on a grid of 5 by 7, a point per two digits, a stroke per bar.
 * Nothing that a hurried reader takes for something else is here: no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B, 4 and A.
 */
export const glyphs: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  3: '01 10 30 41 42 33 13|33 44 45 36 16 05',
  7: '00 40 16',
  9: '42 33 13 02 01 10 30 41 44 36 16',
};
