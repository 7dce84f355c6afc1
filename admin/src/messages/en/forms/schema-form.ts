import type { schemaForm as zh } from '../../zh/forms/schema-form.ts';

/** The same in English. */
export const schemaForm: typeof zh = {
  serial: 'Numbered when it is handed in',
  companyFact: 'Filled in from the company’s file',
  formula: 'Worked out from other answers',
  filesTaken: 'Takes {accept}, at most {size} MB each and {count} in all',
  province: 'Province',
  city: 'City',
  district: 'District',
  latitude: 'Latitude',
  longitude: 'Longitude',
  hereAndNow: 'Where I am now',
  noPosition: 'Your position cannot be told; enter latitude and longitude',
  picture: 'Picture “{name}”',
  signByDrawing: 'Draw',
  signByTyping: 'Type a name',
  signByPicture: 'Upload a picture',
  signWays: 'How to sign',
  signHere: 'Sign in the box by hand; or type your name, or upload a picture',
  signName: 'Name of who signs',
  signDone: 'Use as signature',
  signAgain: 'Clear',
  signRemove: 'Take the signature back',
  signed: 'Signed',
};
