/** Texts about what an applicant signed, in English. */
export const signatures = {
  digest: 'Hash of the contents ({algorithm})',
  service: 'How',
  services: {
    simulated: 'Simulated signature: for demonstration only, of no legal effect',
    none: 'Confirmed by a signed-in member who may hand in; no signature service is connected',
  },
  show: 'Show the certificate and verify',
  acts: {
    declare: 'Handed in',
    resubmit: 'Handed in again, corrected',
  },
  signer: 'Signed by',
  holder: 'Holder of the certificate',
  issuer: 'Issuer',
  serial: 'Serial number',
  validity: 'Valid',
  validityText: '{from} to {until}',
  result: 'Verification',
  true: 'The signature is valid and fits the hash',
  false: 'The signature is not valid: it does not fit the hash or the certificate',
  none: 'There is no signature to verify',
  outOfTime: 'The certificate was not valid when it was used',
  unchanged: 'The application says what was signed',
  changed: 'The application has changed since it was signed, for instance its account',
  nothing: 'Nothing was signed',
};
